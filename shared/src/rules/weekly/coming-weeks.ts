import type { MessageKey } from '../../messages/ja.js';
import { type JstDate, type JstDateTime, addDays, dateOf } from '../../time/jst.js';
import { type Decision, type Refusal, ACCEPTED, refuse } from '../decision.js';
import type { MoveChoice } from './week-exceptions.js';
import { WEEKLY_SKIP_MESSAGES, type WeeklyDate } from './weekly-dates.js';

const SHOWN_DAYS = 56;
export const MAX_PAUSE_WEEKS = 4;

/** The last day that is shown of a schedule, to be saved or saved, that is in force from a day: eight weeks. */
export const lastShown = (from: JstDate): JstDate => addDays(from, SHOWN_DAYS - 1);

/** What becomes of a date of a schedule: the month's turn makes it, or has made it, or the customer or a rule leaves it out. */
export const WEEK_STATE = {
  planned: 'planned',
  made: 'made',
  cancelled: 'cancelled',
  skipped: 'skipped',
  passed: 'passed',
} as const;
export type WeekState = (typeof WEEK_STATE)[keyof typeof WEEK_STATE];

/** A request that a schedule made for one of its dates. */
export interface MadeWeek {
  readonly id: number;
  readonly sched_pickup_dt: JstDateTime;
  readonly sched_delivery_dt: JstDateTime;
  readonly count: number;
  readonly isCancelled: boolean;
}

/** A date of a schedule with what becomes of it; several of one day are several. */
export interface ComingWeek {
  /** The day that the schedule names. */
  readonly date: JstDate;
  readonly sched_pickup_dt: JstDateTime;
  readonly sched_delivery_dt: JstDateTime;
  readonly count: number;
  readonly state: WeekState;
  /** Why a date is passed over; null for every other state. */
  readonly reason: MessageKey | null;
  readonly request_id: number | null;
  /** Its month's requests are not made yet: it can be skipped, moved, and taken back. */
  readonly isOpen: boolean;
  readonly moves: readonly MoveChoice[];
}

/** A date of a month whose requests are not made yet. */
export function plannedWeek(week: WeeklyDate, moves: readonly MoveChoice[]): ComingWeek {
  return { ...factsOf(week), ...stateOf(week), request_id: null, isOpen: true, moves };
}

/** A date of a month whose requests are made: `made` is its own, undefined where there is none. */
export function begunWeek(week: WeeklyDate, made: MadeWeek | undefined): ComingWeek {
  const closed = { isOpen: false, moves: [] };
  if (made === undefined) {
    const left = week.skip === null ? { state: WEEK_STATE.passed, reason: 'weekly_left_out' as const } : stateOf(week);
    return { ...factsOf(week), ...left, request_id: null, ...closed };
  }
  const { id, isCancelled, ...moments } = made;
  const state = isCancelled ? WEEK_STATE.cancelled : WEEK_STATE.made;
  return { date: week.date, ...moments, state, reason: null, request_id: id, ...closed };
}

const factsOf = ({ date, pickup, delivery, form: { count } }: WeeklyDate) => ({
  date,
  sched_pickup_dt: pickup,
  sched_delivery_dt: delivery,
  count,
});

function stateOf({ skip }: WeeklyDate): Pick<ComingWeek, 'state' | 'reason'> {
  if (skip === null) return { state: WEEK_STATE.planned, reason: null };
  if (skip === 'skipped') return { state: WEEK_STATE.skipped, reason: null };
  return { state: WEEK_STATE.passed, reason: WEEKLY_SKIP_MESSAGES[skip] };
}

/** Whether a pickup is on one of the days from today to the last that is shown. */
export const isComing = (
  { sched_pickup_dt }: Pick<ComingWeek, 'sched_pickup_dt'>,
  today: JstDate,
  last: JstDate,
): boolean => dateOf(sched_pickup_dt) >= today && dateOf(sched_pickup_dt) <= last;

/** Whether a day can be skipped, or moved to another; null: the schedule has nothing on it. */
export function decideWeekChange(
  weeks: readonly ComingWeek[],
  date: JstDate,
  movedTo: JstDate | null,
): Decision<MessageKey> | null {
  const ofDay = weeks.filter((week) => week.date === date);
  const [first] = ofDay;
  if (first === undefined) return null;
  if (!first.isOpen) return refuse('weekly_made', 'date');
  if (movedTo === null) return ACCEPTED;
  const choice = first.moves.find((move) => move.date === movedTo);
  if (choice === undefined) return refuse('weekly_other_week', 'moved_to');
  return choice.why === null ? ACCEPTED : refuse(WEEKLY_SKIP_MESSAGES[choice.why], 'moved_to');
}

/** Some weeks on which a customer wants no pickups, from a day on. */
export interface Pause {
  readonly from: JstDate;
  /** 1 to 4. */
  readonly weeks: number;
}

export const lastOfPause = ({ from, weeks }: Pause): JstDate => addDays(from, weeks * 7 - 1);

/** The last day of a schedule to be looked at: a pause from a day that is shown reaches beyond the last one that is. */
export const lastReached = (shown: JstDate, pause: Pause | null): JstDate =>
  pause !== null && pause.from <= shown && lastOfPause(pause) > shown ? lastOfPause(pause) : shown;

/** The days of a schedule in a pause whose requests are not made yet, each once; refused where there is none. */
export function pausedDays(
  weeks: readonly ComingWeek[],
  pause: Pause,
): { readonly ok: true; readonly days: readonly JstDate[] } | Refusal<'weekly_nothing_to_pause'> {
  const last = lastOfPause(pause);
  const open = weeks.filter(({ date, isOpen }) => isOpen && date >= pause.from && date <= last);
  const days = [...new Set(open.map(({ date }) => date))];
  return days.length === 0 ? refuse('weekly_nothing_to_pause', 'from') : { ok: true, days };
}
