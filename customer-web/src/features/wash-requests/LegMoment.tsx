import { displayDateTime } from '@laundry/shared/time/display';
import { isTentativeDelivery } from '@laundry/shared/rules/request-progress';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';

interface LegMomentProps {
  moment: JstDateTime | null;
  now: JstDateTime;
}

/** A leg's date and time in words; a delivery that waits for the next pickup says so. */
export function LegMoment({ moment, now }: LegMomentProps) {
  const t = useTexts('requests');
  const lang = useLang();
  if (moment === null || isTentativeDelivery(moment)) return t.row.same_time;
  return displayDateTime(moment, lang, now);
}
