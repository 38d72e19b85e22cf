import { dayToBeginWith, monthToBeginWith } from '@laundry/shared/rules/payments/begin-next-month';
import { firstPlanPrice } from '@laundry/shared/rules/plans/first-plan-price';
import { displayDate } from '@laundry/shared/time/display';
import { nowJst } from '@laundry/web-kit/now-jst';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '../../../components/fields/CheckboxField';
import { planOf } from '../../../components/plan/plan-values';
import { groupDigits } from '../../../components/text/group-digits';
import { useLang } from '../../../i18n/language';
import { useRegistrationForm } from '../form/registration-form';
import { beginsLater, toRegistration } from '../form/registration-values';

/** Near a month's end, below the price: whether the plan begins with the next month instead of at once, and what is paid then. */
export function BeginChoice() {
  const { form, t, choice } = useRegistrationForm();
  const lang = useLang();
  const values = useWatch({ control: form.control, compute: (all) => all });
  const plan = planOf(values);
  // What was chosen stays in sight when its time is over, with the reason.
  const isOffered = monthToBeginWith(toRegistration(values, lang), nowJst()) !== null || beginsLater(values, lang);
  if (plan === null || !isOffered) return null;
  const now = nowJst();
  const date = displayDate(dayToBeginWith(now), lang, now);
  const { monthly } = firstPlanPrice(plan, { payment_method: Number(values.payment_method_id) });
  return (
    <CheckboxField
      {...choice('begins')}
      label={t.begins.next({ date })}
      note={t.begins.note({ date, price: groupDigits(monthly) })}
    />
  );
}
