import { PROGRESS, type Progress } from '@laundry/shared/constants/progress';
import { isUnassigned } from '@laundry/shared/rules/dispatch/unassigned';
import { addDays, daySpan, type JstDate, type JstSpan } from '@laundry/shared/time/jst';
import type { StageLoadView } from './today.view.js';

/** What is in the house or late is looked for in a span that the request list can show: a month at most. */
const DAYS_BACK = 18;
const DAYS_AHEAD = 9;

const IN_HOUSE = [PROGRESS.pickedUp, PROGRESS.washed, PROGRESS.folded];

/** When a request is listed, as seen now. */
export const LISTED = { before: 0, passed: 1, today: 2, later: 3 } as const;

/** So many live requests are alike. */
export interface RequestCount {
  readonly status: Progress;
  readonly staff_id: number | null;
  /** Bags that are brought: a delivery from the beginning. */
  readonly is_bag_delivery: boolean;
  /** One of {@link LISTED}. */
  readonly listed: number;
  readonly count: number;
}

export const around = (today: JstDate): JstSpan => daySpan(addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD));

/** In which span the requests of a stage are counted: to be picked up until tonight, in the house any, delivered today. */
export function countedSpans(today: JstDate): readonly ({ readonly status: Progress } & JstSpan)[] {
  const house = around(today);
  const day = daySpan(today);
  return [
    { status: PROGRESS.unhandled, from: house.from, to: day.to },
    ...IN_HOUSE.map((status) => ({ status, ...house })),
    { status: PROGRESS.delivered, ...day },
  ];
}

const sum = (counts: readonly RequestCount[]): number => counts.reduce((total, { count }) => total + count, 0);
const isTodays = ({ listed }: RequestCount): boolean => listed === LISTED.passed || listed === LISTED.today;
const isOpen = ({ status }: RequestCount): boolean => status !== PROGRESS.delivered;
const isPickup = ({ status, is_bag_delivery }: RequestCount): boolean =>
  status === PROGRESS.unhandled && !is_bag_delivery;

/** What is to be picked up, or was delivered, is of today's list; what is in the house may be delivered on any day. */
export function stageLoads(counts: readonly RequestCount[], today: JstDate): StageLoadView[] {
  const load = (status: Progress, of: readonly RequestCount[], span: JstSpan): StageLoadView => ({
    status,
    count: sum(of.filter((each) => each.status === status)),
    ...span,
  });
  const todays = counts.filter(isTodays);
  return [
    load(PROGRESS.unhandled, todays, daySpan(today)),
    ...IN_HOUSE.map((status) => load(status, counts, around(today))),
    load(PROGRESS.delivered, todays, daySpan(today)),
  ];
}

export const lateIn = (counts: readonly RequestCount[]): number =>
  sum(counts.filter((each) => isOpen(each) && each.listed <= LISTED.passed));

export const unassignedIn = (counts: readonly RequestCount[]): number =>
  sum(counts.filter((each) => isTodays(each) && isUnassigned(each)));

export interface StaffLoad {
  readonly pickups: number;
  readonly deliveries: number;
}

/** What everybody still has of today's list. */
export function staffLoads(counts: readonly RequestCount[]): Map<number | null, StaffLoad> {
  const todo = counts.filter((each) => isTodays(each) && isOpen(each));
  const of = (staffId: number | null, pickups: boolean): number =>
    sum(todo.filter((each) => each.staff_id === staffId && isPickup(each) === pickups));
  const people = new Set(todo.map(({ staff_id }) => staff_id));
  return new Map([...people].map((id) => [id, { pickups: of(id, true), deliveries: of(id, false) }]));
}
