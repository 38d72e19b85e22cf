import { LIMITS } from '@laundry/shared/constants/limits';
import { displayDateTime } from '@laundry/shared/time/display';
import { type JstDateTime, addHours } from '@laundry/shared/time/jst';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';

/** Until when a pickup or a delivery can be changed, as a moment rather than as a sum to do in the head (spec 1 §4). */
export const changeDeadline = (moment: JstDateTime): JstDateTime => addHours(moment, -LIMITS.changeCancelHours);

interface ChangeDeadlineProps {
  moment: JstDateTime;
  now: JstDateTime;
  /** The pickup is over: only the delivery can still be changed. */
  deliveryOnly?: boolean;
}

/** `変更・キャンセルは 11月25日(水) 08:00 まで`. */
export function ChangeDeadline({ moment, now, deliveryOnly = false }: ChangeDeadlineProps) {
  const t = useTexts('requests');
  const until = displayDateTime(changeDeadline(moment), useLang(), now);
  return <p className="small muted">{deliveryOnly ? t.delivery_deadline(until) : t.deadline(until)}</p>;
}
