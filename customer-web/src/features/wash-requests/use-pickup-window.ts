import { pickupWindow } from '@laundry/shared/text/wording';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { useLang } from '../../i18n/language';

/** The pickup of a one-time request, worded: from when until when somebody comes; from when, where no window is promised. */
export function usePickupWindow(now: JstDateTime): (pickup: JstDateTime, until: JstDateTime | null) => string {
  const lang = useLang();
  return (pickup, until) => pickupWindow(pickup, until, lang, now);
}
