import { planName } from '@laundry/shared/masters/plans';
import type { PlanId } from '@laundry/shared/rules/plans/plan-id';
import type { WeeklyEntry } from '@laundry/shared/rules/weekly/weekly-form';
import type { Description } from '../../../components/page/DescriptionList';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser } from '../../../lib/calls/api-types';
import { usePlace } from '../use-place';
import { useFormWords } from './use-form-words';

interface ScheduledForm {
  readonly entry: WeeklyEntry;
  /** null: it cannot be read. */
  readonly code: string | null;
  /** There was one, which is said to go. */
  readonly isCodeRemoved?: boolean;
  readonly remarks: string;
}

/** A schedule form by form, then where and how, as it is confirmed and as it is saved. */
export function useScheduleRows(user: CurrentUser, plan: PlanId): (forms: readonly ScheduledForm[]) => Description[] {
  const t = useTexts('weekly');
  const requests = useTexts('requests');
  const { plan: planTerm, nothing: none } = requests.booking;
  const lang = useLang();
  const wordsOf = useFormWords();
  const [address, pickupMethod] = usePlace(user);
  // How the bags of a plan that is booked are handed over is known by its kind only.
  const how = user.next_month_plan_id === null ? pickupMethod : { term: planTerm, detail: planName(plan, lang) };
  return (forms) => [
    ...forms.map(({ entry, code, isCodeRemoved = false, remarks }, place) => ({
      term: t.form({ number: place + 1 }),
      detail: [
        wordsOf(entry),
        ...(code === '' && !isCodeRemoved
          ? []
          : [`${t.labels.delivery_box_pw}: ${code === '' ? none : (code ?? t.unread)}`]),
        ...(remarks ? [`${t.labels.bikou}: ${remarks}`] : []),
      ].join('\n'),
    })),
    address,
    how,
  ];
}
