import { PROGRESS } from '@laundry/shared/constants/progress';
import type { Principal } from '@laundry/shared/rules/accounts/permissions';
import { type JstDate, dateOf } from '@laundry/shared/time/jst';
import type { Work } from '../../providers/api-types';
import { mainAction } from '../../resources/wash-requests/detail/request-actions';

/** What is still to be done today, in the order of the day. */
export const openStops = (rows: readonly Work[], today: JstDate): readonly Work[] =>
  rows.filter(({ status, sched_dt }) => status !== PROGRESS.delivered && dateOf(sched_dt) <= today);

/** The first that can be done now: who waits for the folding does not hold up the others. */
export const nextStop = (stops: readonly Work[], operator: Principal): Work | undefined =>
  stops.find((row) => mainAction(operator, row)?.reason === null) ?? stops[0];

/** A stage that was marked today. */
export interface Marked {
  readonly row: Work;
  readonly status: number;
  readonly at: string;
}

/** What was marked today, the latest first. */
export const markedStages = (rows: readonly Work[]): readonly Marked[] =>
  rows
    .flatMap((row) => row.marked.map((stage) => ({ row, ...stage })))
    .toSorted((one, other) => (one.at < other.at ? 1 : -1));
