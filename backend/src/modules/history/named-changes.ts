import { Inject, Injectable } from '@nestjs/common';
import { foldShares, sharesText } from '@laundry/shared/rules/history/fold-shares';
import type { ChangedField } from '@laundry/shared/rules/history/operation-kinds';
import { parseRowId } from '@laundry/shared/text/row-id';
import { personName } from '@laundry/shared/text/person-name';
import { Conditions } from '../../common/sql/conditions.js';
import { Database } from '../../common/transaction/database.js';
import type { HistoryChangeView } from './history.view.js';

interface WithChanges {
  readonly changes: HistoryChangeView[];
}
type Names = ReadonlyMap<number, string>;

/** How a value that holds people of staff by their ids is read. */
interface People {
  readonly ids: (value: string) => readonly number[];
  /** Null: nobody who is known. */
  readonly named: (value: string, names: Names) => string | null;
}

const ONE: People = {
  ids: (value) => [parseRowId(value) ?? []].flat(),
  named: (value, names) => names.get(parseRowId(value) ?? 0) ?? null,
};
const SHARES: People = {
  ids: (value) => foldShares(value).map(({ id }) => id),
  named: (value, names) => sharesText(foldShares(value), (id) => names.get(id) ?? String(id)) || null,
};
const FIELDS: Partial<Record<ChangedField, People>> = { staff_id: ONE, stamped_by: ONE, split: SHARES };
const peopleOf = new Map(Object.entries(FIELDS));

/** Names the staff whom a record knows by id, also those who are gone. */
@Injectable()
export class NamedChanges {
  constructor(@Inject(Database) private readonly database: Database) {}

  async of<Row extends WithChanges>(rows: readonly Row[]): Promise<Row[]> {
    const names = await this.names([...new Set(rows.flatMap(({ changes }) => changes.flatMap(idsOf)))]);
    return rows.map((row) => ({ ...row, changes: row.changes.map((change) => named(change, names)) }));
  }

  private async names(ids: readonly number[]): Promise<Names> {
    if (ids.length === 0) return new Map();
    const where = new Conditions().in('u.id', ids);
    const people = await this.database.query<{ id: number; name1: string; name2: string }>(
      `SELECT u.id, u.name1, u.name2 FROM users u WHERE ${where.sql}`,
      where.parameters,
    );
    return new Map(people.map((person) => [person.id, personName(person)]));
  }
}

const idsOf = ({ field, from, to }: HistoryChangeView): readonly number[] =>
  [from, to].flatMap((value) => (value === null ? [] : (peopleOf.get(field)?.ids(value) ?? [])));

function named(change: HistoryChangeView, names: Names): HistoryChangeView {
  const people = peopleOf.get(change.field);
  if (people === undefined) return change;
  const nameOf = (value: string | null) => (value === null ? null : people.named(value, names));
  return { ...change, from_name: nameOf(change.from), to_name: nameOf(change.to) };
}
