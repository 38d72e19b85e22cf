import { PROGRESS } from '@laundry/shared/constants/progress';
import type { CustomerRequest } from '../../../providers/api/api-types';

export type NextLeg = 'pickup' | 'delivery';

/** A request of which a leg comes next, or both. */
export interface NextRequest {
  readonly request: CustomerRequest;
  readonly legs: readonly NextLeg[];
}

type Time = 'sched_pickup_dt' | 'sched_delivery_dt';

const earliest = (requests: readonly CustomerRequest[], time: Time): CustomerRequest | undefined =>
  requests.toSorted((one, other) => String(one[time]).localeCompare(String(other[time])))[0];

/** What is asked for on the telephone: the next pickup and the next delivery, each request once. */
export function nextRequests(requests: readonly CustomerRequest[]): readonly NextRequest[] {
  const open = requests.filter(({ status }) => status !== PROGRESS.delivered);
  const pickup = earliest(
    open.filter((each) => each.status === PROGRESS.unhandled && !each.is_bag_delivery && each.sched_pickup_dt !== null),
    'sched_pickup_dt',
  );
  // A delivery that waits for the next pickup has no time of its own.
  const delivery = earliest(
    open.filter((each) => !each.is_tentative),
    'sched_delivery_dt',
  );
  if (pickup !== undefined && pickup === delivery) return [{ request: pickup, legs: ['pickup', 'delivery'] }];
  return [
    ...(pickup === undefined ? [] : [{ request: pickup, legs: ['pickup'] as const }]),
    ...(delivery === undefined ? [] : [{ request: delivery, legs: ['delivery'] as const }]),
  ];
}
