import { dayToBeginWith, monthToBeginWith } from '@laundry/shared/rules/payments/begin-next-month';
import { displayDate } from '@laundry/shared/time/display';
import { nowJst } from '@laundry/web-kit/now-jst';
import { useWatch } from 'react-hook-form';
import { RadioGroup } from '../../../components/fields/RadioGroup';
import { useLang } from '../../../i18n/language';
import { useRegistrationForm } from '../form/registration-form';
import { beginsLater, toRegistration } from '../form/registration-values';

/** Near a month's end: whether the plan begins at once, or with the next month and is paid then. */
export function BeginChoice() {
  const { form, t, choice } = useRegistrationForm();
  const lang = useLang();
  const isOffered = useWatch({
    control: form.control,
    // What was chosen stays in sight when its time is over, with the reason.
    compute: (values) => monthToBeginWith(toRegistration(values, lang), nowJst()) !== null || beginsLater(values, lang),
  });
  if (!isOffered) return null;
  const now = nowJst();
  const date = displayDate(dayToBeginWith(now), lang, now);
  return (
    <RadioGroup
      {...choice('begins')}
      choices={[
        { value: 'now', label: t.begins.now, note: t.begins.now_note },
        { value: 'next', label: t.begins.next({ date }), note: t.begins.next_note({ date }) },
      ]}
    />
  );
}
