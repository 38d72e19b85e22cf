import { PROGRESS, type Progress } from '@laundry/shared/constants/progress';
import { addDays, daySpan, type JstDate, type JstSpan } from '@laundry/shared/time/jst';
import type { StageLoadView } from './today.view.js';

/** What is in the house or late is looked for in a span that the request list can show: a month at most. */
const DAYS_BACK = 18;
const DAYS_AHEAD = 9;

/** When a request is listed, as seen now. */
export const LISTED = { before: 0, passed: 1, today: 2, later: 3 } as const;

/** So many live requests are alike. */
export interface Heap {
  readonly status: Progress;
  readonly staff_id: number | null;
  /** One of {@link LISTED}. */
  readonly listed: number;
  readonly count: number;
}

export const around = (today: JstDate): JstSpan => daySpan(addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD));

const sum = (heaps: readonly Heap[]): number => heaps.reduce((total, { count }) => total + count, 0);
const isTodays = ({ listed }: Heap): boolean => listed === LISTED.passed || listed === LISTED.today;
const isOpen = ({ status }: Heap): boolean => status !== PROGRESS.delivered;

/** What is to be picked up, or was delivered, is of today's list; what is in the house may be delivered on any day. */
export function stageLoads(heaps: readonly Heap[], today: JstDate): StageLoadView[] {
  const load = (status: Progress, of: readonly Heap[], span: JstSpan): StageLoadView => ({
    status,
    count: sum(of.filter((heap) => heap.status === status)),
    ...span,
  });
  const todays = heaps.filter(isTodays);
  const inHouse = [PROGRESS.pickedUp, PROGRESS.washed, PROGRESS.folded];
  return [
    load(PROGRESS.unhandled, todays, daySpan(today)),
    ...inHouse.map((status) => load(status, heaps, around(today))),
    load(PROGRESS.delivered, todays, daySpan(today)),
  ];
}

export const lateIn = (heaps: readonly Heap[]): number =>
  sum(heaps.filter((heap) => isOpen(heap) && heap.listed <= LISTED.passed));

export const unassignedIn = (heaps: readonly Heap[]): number =>
  sum(heaps.filter((heap) => isTodays(heap) && isOpen(heap) && heap.staff_id === null));

export interface StaffLoad {
  readonly pickups: number;
  readonly deliveries: number;
}

/** What everybody still has of today's list. */
export function staffLoads(heaps: readonly Heap[]): Map<number | null, StaffLoad> {
  const todo = heaps.filter((heap) => isTodays(heap) && isOpen(heap));
  const of = (staffId: number | null, isPickup: boolean): number =>
    sum(todo.filter((heap) => heap.staff_id === staffId && (heap.status === PROGRESS.unhandled) === isPickup));
  const people = new Set(todo.map(({ staff_id }) => staff_id));
  return new Map([...people].map((id) => [id, { pickups: of(id, true), deliveries: of(id, false) }]));
}
