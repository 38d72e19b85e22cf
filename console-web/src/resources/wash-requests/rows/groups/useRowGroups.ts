import { at } from '@laundry/shared/time/jst';
import { useMemo, useState } from 'react';
import type { RequestRow } from '../../../../providers/api/api-types';
import { todayJst } from '../../../../providers/clock';
import { type Grouping, type Place, placeOf } from './row-groups';

export interface RowGroup {
  readonly key: string;
  /** null: the rows of a list without groups. */
  readonly label: string | null;
  readonly rows: readonly RequestRow[];
}

/** The rows by their groups. A row that others have changed stays in its group as long as the rows stay where they are. */
export function useRowGroups(
  rows: readonly RequestRow[],
  isMoved: boolean,
  grouping: Grouping | null,
): readonly RowGroup[] {
  const asked = useMemo(() => (grouping === null ? null : placesOf(rows, grouping)), [rows, grouping]);
  const [kept, setKept] = useState(asked);
  if (!isMoved && kept !== asked) setKept(asked);
  const places = isMoved ? kept : asked;
  return useMemo(() => gather(rows, places), [rows, places]);
}

type Places = ReadonlyMap<RequestRow['id'], Place>;

function placesOf(rows: readonly RequestRow[], grouping: Grouping): Places {
  const now = at(todayJst(), '00:00');
  return new Map(rows.map((row) => [row.id, placeOf(row, grouping, now)]));
}

function gather(rows: readonly RequestRow[], places: Places | null): readonly RowGroup[] {
  if (places === null) return [{ key: '', label: null, rows }];
  const groups = new Map<string, { key: string; label: string; rows: RequestRow[] }>();
  for (const row of rows) {
    const place = places.get(row.id);
    if (place === undefined) continue;
    const group = groups.get(place.key);
    if (group === undefined) groups.set(place.key, { ...place, rows: [row] });
    else group.rows.push(row);
  }
  return [...groups.values()];
}
