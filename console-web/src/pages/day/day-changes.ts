import { personName } from '@laundry/shared/text/person-name';
import { displayDateTime } from '@laundry/shared/time/display';
import { type JstDate, dateOf, timeOf } from '@laundry/shared/time/jst';
import { t } from '../../i18n';
import type { Work } from '../../providers/api/api-types';
import { nowJst, todayJst } from '../../providers/clock';
import type { Day, DayChange } from '../../providers/stored-day/stored-day';
import { shownLeg } from '../../resources/wash-requests/row-facts';
import { isDelivered, openStops } from './stops';

/** A day as its driver had it before them, and what others did to it that was not closed yet. */
export interface SeenDay {
  readonly rows: readonly Work[];
  readonly day: JstDate;
  readonly told: readonly DayChange[];
}

/** In memory alone: it names customers. */
export const seenDayKey = (operatorId: number) => ['day-changes', operatorId];

export const seenDayOf = ({ rows, changes }: Pick<Day, 'rows' | 'changes'>): SeenDay => ({
  rows,
  told: changes ?? [],
  day: todayJst(),
});

/** A day that begins anew, at midnight, has not been seen. */
export function seenAfter(before: SeenDay | null, rows: readonly Work[]): SeenDay {
  const day = todayJst();
  return { rows, day, told: before?.day === day ? withChanges(before, rows) : [] };
}

function withChanges({ rows: seen, day, told }: SeenDay, rows: readonly Work[]): readonly DayChange[] {
  const missing = (from: readonly Work[], others: readonly Work[], kind: DayChange['kind']): readonly DayChange[] =>
    openStops(from, day)
      .filter(({ id }) => !others.some((other) => other.id === id))
      .map((row) => ({ kind, row }));
  const fresh = [...missing(rows, seen, 'added'), ...missing(seen, rows, 'left')];
  const stay = told.filter(({ row }) => !isToldOf(fresh, row));
  // What came is told with its time by now, and what was moved twice with its first one.
  const moved = openStops(seen, day).filter((row) => isMoved(row, rows) && !isToldOf(stay, row));
  return [...stay, ...fresh, ...moved.map((row) => ({ kind: 'moved', row }) as const)];
}

const isToldOf = (changes: readonly DayChange[], { id }: Work): boolean => changes.some(({ row }) => row.id === id);

/** The same leg as it is by now: one that is done has gone on to its next time. */
const nowOf = (row: Work, rows: readonly Work[]): Work | undefined =>
  rows.find((other) => other.id === row.id && shownLeg(other) === shownLeg(row) && !isDelivered(other));

const isMoved = (row: Work, rows: readonly Work[]): boolean =>
  row.sched_dt !== (nowOf(row, rows)?.sched_dt ?? row.sched_dt);

/** Which stop it is about; null: what was done there by now, or undone, needs no word any more. */
export function changeLine({ kind, row }: DayChange, rows: readonly Work[]): string | null {
  if (kind === 'left') return stopLine(row, timeWord(row));
  const now = nowOf(row, rows);
  if (now === undefined) return null;
  if (kind === 'added') return stopLine(now, timeWord(now));
  if (now.sched_dt === row.sched_dt) return null;
  return stopLine(now, t('day.changes.times', { from: timeWord(row), to: timeWord(now) }));
}

/** `12:00 集荷 田中 美咲 様（受付番号 2）`. */
const stopLine = (row: Work, time: string): string =>
  t('day.changes.stop', {
    time,
    leg: t(`day.to.${shownLeg(row)}`),
    whose: t('day.whose', { name: personName(row), id: row.id }),
  });

/** Another day than today is said. */
function timeWord({ sched_dt: at }: Work): string {
  const now = nowJst();
  return dateOf(at) === dateOf(now) ? timeOf(at) : displayDateTime(at, 'ja', now);
}
