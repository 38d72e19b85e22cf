import type { MessageKey } from '@laundry/shared/messages/ja';
import type { ComingWeek, WeekState } from '@laundry/shared/rules/weekly/coming-weeks';
import { WEEKLY_SKIP_MESSAGES } from '@laundry/shared/rules/weekly/weekly-dates';

/** A day to which a date can be moved, or the code of why not. */
export class WeekMoveView {
  date: string;
  reason: MessageKey | null;
}

/** A pickup that a weekly schedule names, and what becomes of it. */
export class ComingWeekView {
  /** The day that the schedule names: by it, it is skipped, moved and taken back. */
  date: string;
  sched_pickup_dt: string;
  /** The placeholder on a same-time plan. */
  sched_delivery_dt: string;
  count: number;
  state: WeekState;
  /** A pause skips it, and the end of the pause gives it back. */
  is_paused: boolean;
  /** The pauses that skip it, as the end of one names what was seen; none is known of what was paused long ago. */
  pauses: string[];
  /** The code of why it is passed over. */
  reason: MessageKey | null;
  /** The request that was made of it. */
  request_id: number | null;
  canCancel: boolean;
  /** Its month's requests are not made yet. */
  is_open: boolean;
  moves: WeekMoveView[];
}

/** The bags of a month whose requests are not made yet. */
export class WeekMonthView {
  /** `YYYY-MM` */
  month: string;
  /** What the schedule needs, whatever the plan has. */
  needed: number;
  /** What the plan of the month grants. */
  granted: number;
}

/** The coming weeks of a customer's schedule: the rest of this month, and the eight weeks from the 1st of the next. */
export class ComingWeeksView {
  weeks: ComingWeekView[];
  months: WeekMonthView[];
}

/** What is said of a date besides what becomes of it. */
export interface SaidOfWeek {
  readonly canCancel: boolean;
  readonly isPaused: boolean;
  readonly pauses: readonly string[];
}

export const comingWeekView = ({ isOpen, moves, ...week }: ComingWeek, said: SaidOfWeek): ComingWeekView => ({
  ...week,
  canCancel: said.canCancel,
  is_paused: said.isPaused,
  pauses: [...said.pauses],
  is_open: isOpen,
  moves: moves.map(({ date, why }) => ({ date, reason: why === null ? null : WEEKLY_SKIP_MESSAGES[why] })),
});
