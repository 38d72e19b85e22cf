import { personName } from '@laundry/shared/text/person-name';
import { displayDateTime } from '@laundry/shared/time/display';
import { dateOf, timeOf } from '@laundry/shared/time/jst';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { t } from '../../i18n';
import type { Work } from '../../providers/api/api-types';
import { nowJst, todayJst } from '../../providers/clock';
import { shownLeg } from '../../resources/wash-requests/row-facts';
import { openStops } from './stops';

/** In memory alone: it names customers. */
const KEY = ['day-changes'];

/** A stop that came to a day which its driver had before them, or left it. */
export interface DayChange {
  readonly id: number;
  readonly isAdded: boolean;
  /** Which stop it is. */
  readonly line: string;
  /** Of which day. */
  readonly day: string;
}

/** What others did to the list of a day that was seen; stays until it is dismissed, as the screen may have been left. */
export function useDayChanges(rows: readonly Work[] | undefined) {
  const client = useQueryClient();
  const [{ seen, told }, change] = useState(() => ({
    seen: rows,
    told: client.getQueryData<readonly DayChange[]>(KEY) ?? [],
  }));
  // A day that begins anew, at midnight, has not been seen.
  if (rows !== seen) change({ seen: rows, told: seen && rows ? withChanges(told, seen, rows) : told });
  useEffect(() => {
    client.setQueryDefaults(KEY, { gcTime: Infinity });
    client.setQueryData(KEY, told);
  }, [client, told]);
  const dismiss = (isAdded: boolean) =>
    change((before) => ({ ...before, told: before.told.filter((each) => each.isAdded !== isAdded) }));
  const today = todayJst();
  const open = new Set(openStops(rows ?? [], today).map(({ id }) => id));
  const current = told.filter(({ day }) => day === today);
  return {
    // What is done by now needs no word any more.
    added: current.filter(({ id, isAdded }) => isAdded && open.has(id)),
    left: current.filter(({ isAdded }) => !isAdded),
    dismiss,
  };
}

function withChanges(told: readonly DayChange[], seen: readonly Work[], rows: readonly Work[]): readonly DayChange[] {
  const day = todayJst();
  const missing = (from: readonly Work[], others: readonly Work[], isAdded: boolean): readonly DayChange[] =>
    openStops(from, day)
      .filter(({ id }) => !others.some((other) => other.id === id))
      .map((row) => ({ id: row.id, isAdded, line: stopLine(row), day }));
  const fresh = [...missing(rows, seen, true), ...missing(seen, rows, false)];
  return [...told.filter(({ id }) => !fresh.some((each) => each.id === id)), ...fresh];
}

/** `12:00 集荷 田中 美咲 様（受付番号 2）`; another day than today is said. */
function stopLine(row: Work): string {
  const [at, now] = [row.sched_dt, nowJst()];
  const time = dateOf(at) === dateOf(now) ? timeOf(at) : displayDateTime(at, 'ja', now);
  const whose = t('day.whose', { name: personName(row), id: row.id });
  return t('day.changes.stop', { time, leg: t(`day.to.${shownLeg(row)}`), whose });
}
