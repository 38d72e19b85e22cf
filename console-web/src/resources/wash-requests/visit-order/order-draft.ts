import type { components } from '@laundry/backend/api';
import { HALF_HOUR_MINUTES, halfHourStart } from '@laundry/shared/time/half-hours';
import { addMinutes, timeOf } from '@laundry/shared/time/jst';
import type { StoredRow } from '../../../providers/api/api-types';

/** Half hours of a driver, each with its stops in their order. */
export type HalfHours = readonly (readonly StoredRow[])[];

/** The stop of one half hour that stood at `from` stands at `to`. */
export function withMoved(halfHours: HalfHours, half: number, from: number, to: number): HalfHours {
  return halfHours.map((stops, each) => {
    const stop = stops[from];
    if (each !== half || stop === undefined) return stops;
    const others = stops.filter((other) => other !== stop);
    return [...others.slice(0, to), stop, ...others.slice(to)];
  });
}

/** What the server compares: another text, and somebody has changed the stops or their order. */
export const signatureOf = (halfHours: HalfHours): string =>
  halfHours
    .map((stops) => stops.map(({ id, sched_dt, visit_place }) => `${id} ${sched_dt} ${visit_place}`).join())
    .join('|');

const idsOf = (stops: readonly StoredRow[] | undefined): string => stops?.map(({ id }) => id).join() ?? '';

/** The half hours that stand in another order than they were seen in, as they are sent. */
export const changedHalfHours = (
  seen: HalfHours,
  draft: HalfHours,
): components['schemas']['VisitOrderDto']['half_hours'] =>
  draft.flatMap((stops, half) => {
    const [first] = stops;
    if (first === undefined || idsOf(stops) === idsOf(seen[half])) return [];
    return [
      {
        half_hour: halfHourStart(first.sched_dt),
        stops: stops.map(({ id, visit_place }) => ({ wash_request_id: id, seen_place: visit_place })),
      },
    ];
  });

/** When the half hour of a stop begins and ends. */
export function spanOf(stop: StoredRow): { readonly from: string; readonly until: string } {
  const start = halfHourStart(stop.sched_dt);
  return { from: timeOf(start), until: timeOf(addMinutes(start, HALF_HOUR_MINUTES)) };
}
