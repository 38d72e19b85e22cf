import { LEG, type Leg, type LegName, PROGRESS, type Progress } from '../../constants/progress.js';
import type { JstDateTime } from '../../time/jst.js';

/** What tells which leg comes next. */
export interface PlannedLegs {
  readonly status: Progress;
  readonly sched_pickup_dt: JstDateTime | null;
}

/** The leg that is made next; after it was delivered, the delivery. */
export const nextLegName = ({ status, sched_pickup_dt }: PlannedLegs): LegName =>
  status === PROGRESS.unhandled && sched_pickup_dt !== null ? 'pickup' : 'delivery';

export const nextLegOf = (row: PlannedLegs): Leg => LEG[nextLegName(row)];

export const legNameOf = (leg: Leg): LegName => (leg === LEG.pickup ? 'pickup' : 'delivery');
