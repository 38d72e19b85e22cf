import type { LegName } from '@laundry/shared/constants/progress';
import { isTentativeDelivery } from '@laundry/shared/rules/stages/request-progress';
import { pickupWindow } from '@laundry/shared/text/wording/wording';
import { displayDateTime } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';
import { type LegRow, legMoment } from './request-row';
import { isOnetimeRow } from './request-setting';

/** A leg's date and time in words; a delivery that waits for the next pickup says so. */
export function useLegWords(): (row: LegRow, leg: LegName, now: JstDateTime) => string {
  const t = useTexts('requests');
  const lang = useLang();
  return (row, leg, now) => {
    const moment = legMoment(row, leg);
    if (moment === null || isTentativeDelivery(moment)) return t.row.same_time;
    return leg === 'pickup' && isOnetimeRow(row)
      ? pickupWindow(moment, row.pickup_until, lang, now)
      : displayDateTime(moment, lang, now);
  };
}
