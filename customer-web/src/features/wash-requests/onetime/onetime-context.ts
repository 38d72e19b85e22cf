import type { AreaHours } from '@laundry/shared/rules/areas/area-hours';
import type { AreaService } from '@laundry/shared/rules/plans/area-service';
import type { OnetimeContext, OnetimePriceRow } from '@laundry/shared/rules/onetime/onetime-request';
import type { JstDateTime } from '@laundry/shared/time/jst';
import type { AreaInfo, CurrentUser } from '../../../lib/calls/api-types';
import type { RequestSetting } from '../request-setting';

/** What the rule of one-time requests decides by: the server's facts and the moment. */
export function onetimeContext(
  { area, holidays }: Pick<RequestSetting, 'area' | 'holidays'>,
  prices: readonly OnetimePriceRow[],
  { user, now }: { user: Pick<CurrentUser, 'is_saturday_available' | 'withdrawal_dt'>; now: JstDateTime },
): OnetimeContext {
  return {
    now,
    calendar: { holidays: new Set(holidays), saturdayService: user.is_saturday_available === 1 },
    area: area && servedOnce(area),
    withdrawal_dt: user.withdrawal_dt,
    prices,
  };
}

function servedOnce({ error, start_time, end_time, ...service }: AreaInfo): (AreaHours & AreaService) | null {
  if (error !== null || start_time === null || end_time === null) return null;
  return service.is_valid_onetime || service.is_valid_onetime_b ? { ...service, start_time, end_time } : null;
}
