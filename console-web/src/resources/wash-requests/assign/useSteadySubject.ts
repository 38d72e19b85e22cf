import { useState } from 'react';
import { personName } from '@laundry/shared/text/person-name';
import { t } from '../../../i18n';
import type { StoredRow } from '../../../providers/api/api-types';
import { nowJst } from '../../../providers/clock';
import { shownSchedule, staffName } from '../row-facts';

/** What is assigned, as it is by now but still while it is sent, and in words what others have changed since the first look. */
export function useSteadySubject(read: readonly StoredRow[], isSent: boolean) {
  const [first] = useState(read);
  const [rows, setRows] = useState(read);
  if (!isSent && rows !== read) setRows(read);
  return { rows, changes: changesSince(first, rows) };
}

function changesSince(first: readonly StoredRow[], rows: readonly StoredRow[]): readonly string[] {
  const now = new Map(rows.map((row) => [row.id, row]));
  const lines = first.flatMap((seen) => {
    const row = now.get(seen.id);
    if (row === undefined) return [t('requests.assign.gone', { name: personName(seen) })];
    return isSame(seen, row) ? [] : [changeOf(row)];
  });
  return [...new Set(lines)];
}

const isSame = (one: StoredRow, other: StoredRow): boolean =>
  one.staff_id === other.staff_id && one.status === other.status && one.sched_dt === other.sched_dt;

const changeOf = (row: StoredRow): string =>
  t('requests.assign.changed', {
    name: personName(row),
    staff: staffName(row) || t('requests.list.unassigned'),
    status: row.display_status,
    time: shownSchedule(row, nowJst()),
  });
