import type { LegName } from '@laundry/shared/constants/progress';
import { isTentativeDelivery } from '@laundry/shared/rules/stages/request-progress';
import type { JstDateTime } from '@laundry/shared/time/jst';
import type { WashRequest } from '../../../lib/calls/api-types';

export interface NextLeg {
  row: WashRequest;
  leg: LegName;
  moment: JstDateTime;
}

/** What somebody comes for next: of each request its pickup until that is done, then its delivery; the earliest of all. */
export function nextLeg(rows: readonly WashRequest[]): NextLeg | null {
  const legs = rows.flatMap((row): NextLeg[] => {
    const waits = row.result_pickup_dt === null && row.sched_pickup_dt !== null;
    const leg: LegName = waits ? 'pickup' : 'delivery';
    const moment = waits ? row.sched_pickup_dt : row.sched_delivery_dt;
    if (moment === null || row.result_delivery_dt !== null || isTentativeDelivery(moment)) return [];
    return [{ row, leg, moment }];
  });
  return legs.reduce<NextLeg | null>((first, leg) => (first && first.moment <= leg.moment ? first : leg), null);
}
