import { pickupWindowEnd } from '@laundry/shared/rules/onetime/onetime-choices';
import type { OnetimeContext } from '@laundry/shared/rules/onetime/onetime-request';
import { displayDateTime } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { useLang } from '../../../i18n/language';
import { usePickupWindow } from '../use-pickup-window';

/** The moments of a one-time request, worded. */
export function useOnetimeWords({ now, area }: OnetimeContext) {
  const lang = useLang();
  const windowOf = usePickupWindow(now);
  return {
    moment: (dt: JstDateTime): string => displayDateTime(dt, lang, now),
    pickup: (dt: JstDateTime): string => windowOf(dt, pickupWindowEnd(dt, area)),
  };
}
