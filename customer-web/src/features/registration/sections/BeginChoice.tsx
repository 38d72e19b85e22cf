import { dayToBeginWith, monthToBeginWith } from '@laundry/shared/rules/payments/begin-next-month';
import { displayDate } from '@laundry/shared/time/display';
import { nowJst } from '@laundry/web-kit/now-jst';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '../../../components/fields/CheckboxField';
import { planOf } from '../../../components/plan/plan-values';
import { useLang } from '../../../i18n/language';
import { useRegistrationForm } from '../form/registration-form';
import { beginsLater, toRegistration } from '../form/registration-values';

/** Near a month's end, before the price: whether the plan begins with the next month instead of at once. */
export function BeginChoice() {
  const { form, t, choice } = useRegistrationForm();
  const lang = useLang();
  const values = useWatch({ control: form.control, compute: (all) => all });
  // What was chosen stays in sight when its time is over, with the reason.
  const isOffered = monthToBeginWith(toRegistration(values, lang), nowJst()) !== null || beginsLater(values, lang);
  if (planOf(values) === null || !isOffered) return null;
  const now = nowJst();
  const date = displayDate(dayToBeginWith(now), lang, now);
  return <CheckboxField {...choice('begins')} label={t.begins.next({ date })} note={t.begins.note({ date })} />;
}
