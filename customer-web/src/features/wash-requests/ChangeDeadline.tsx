import { LIMITS } from '@laundry/shared/constants/limits';
import { displayDateTime } from '@laundry/shared/time/display';
import { type JstDateTime, addHours } from '@laundry/shared/time/jst';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';

/** Until when a pickup or a delivery can be changed, as a moment rather than as a sum to do in the head (spec 1 §4). */
export const changeDeadline = (moment: JstDateTime): JstDateTime => addHours(moment, -LIMITS.changeCancelHours);

/** `変更・キャンセルは 11月25日(水) 08:00 まで`. */
export function ChangeDeadline({ moment, now }: { moment: JstDateTime; now: JstDateTime }) {
  const t = useTexts('requests');
  const lang = useLang();
  return <p className="small muted">{t.deadline(displayDateTime(changeDeadline(moment), lang, now))}</p>;
}
