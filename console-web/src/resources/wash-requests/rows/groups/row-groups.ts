import { displayDate } from '@laundry/shared/time/display';
import { type JstDateTime, dateOf, hourOf } from '@laundry/shared/time/jst';
import type { SortPayload } from 'ra-core';
import { t } from '../../../../i18n';
import type { RequestRow } from '../../../../providers/api/api-types';
import { staffName } from '../../row-facts';
import { compare } from '../row-sort';

export const GROUPINGS = ['hour', 'driver'] as const;
export type Grouping = (typeof GROUPINGS)[number];

export const groupingOf = (word: unknown): Grouping | null => GROUPINGS.find((one) => one === word) ?? null;

/** Which group a row belongs to, and what that is called. */
export interface Place {
  readonly key: string;
  readonly label: string;
}

interface By {
  /** The column that orders the groups where the list is sorted by it. */
  readonly field: string;
  readonly keyOf: (row: RequestRow) => string;
  readonly labelOf: (row: RequestRow, now: JstDateTime) => string;
}

const BY: Readonly<Record<Grouping, By>> = {
  // The hour that the row is listed under, of its day: a list may be of several.
  hour: {
    field: 'sched_dt',
    keyOf: ({ sched_dt }) => sched_dt.slice(0, 13),
    labelOf: ({ sched_dt }, now) =>
      t('requests.groups.hourOf', { day: displayDate(dateOf(sched_dt), 'ja', now), hour: hourOf(sched_dt) }),
  },
  // What nobody has comes first; two people of one name are two groups.
  driver: {
    field: 'staff_name1',
    keyOf: (row) => (row.staff_id === null ? '' : `${staffName(row)} ${row.staff_id}`),
    labelOf: (row) => staffName(row) || t('requests.list.unassigned'),
  },
};

export const placeOf = (row: RequestRow, grouping: Grouping, now: JstDateTime): Place => ({
  key: BY[grouping].keyOf(row),
  label: BY[grouping].labelOf(row, now),
});

/** Sorted rows, one group after the other; within a group they keep their order. The list is never paged: no group is parted. */
export function groupRows(
  rows: readonly RequestRow[],
  grouping: Grouping | null,
  { field, order }: SortPayload,
): readonly RequestRow[] {
  if (grouping === null) return rows;
  const by = BY[grouping];
  const direction = field === by.field && order === 'DESC' ? -1 : 1;
  return rows.toSorted((a, b) => direction * compare(by.keyOf(a), by.keyOf(b)));
}
