import { Inject, Injectable } from '@nestjs/common';
import type { ChangedField } from '@laundry/shared/rules/history/operation-payloads';
import { parseRowId } from '@laundry/shared/text/row-id';
import { personName } from '@laundry/shared/text/person-name';
import { Conditions } from '../../common/pagination/conditions.js';
import { Database } from '../../common/transaction/database.js';
import type { HistoryChangeView, HistoryRowView } from './history.view.js';

/** The field of a change that holds people of staff by their ids. */
const PEOPLE: ChangedField = 'staff_id';

/** Names the staff whom a record knows by id, also those who are gone. */
@Injectable()
export class NamedChanges {
  constructor(@Inject(Database) private readonly database: Database) {}

  async of(rows: HistoryRowView[]): Promise<HistoryRowView[]> {
    const ids = rows.flatMap(({ changes }) =>
      changes.filter(isOfPeople).flatMap(({ from, to }) => [idOf(from), idOf(to)]),
    );
    const names = await this.names([...new Set(ids.filter((id) => id !== null))]);
    const named = (change: HistoryChangeView): HistoryChangeView =>
      isOfPeople(change)
        ? { ...change, from_name: nameOf(names, change.from), to_name: nameOf(names, change.to) }
        : change;
    return rows.map((row) => ({ ...row, changes: row.changes.map(named) }));
  }

  private async names(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    if (ids.length === 0) return new Map();
    const where = new Conditions().in('u.id', ids);
    const people = await this.database.query<{ id: number; name1: string; name2: string }>(
      `SELECT u.id, u.name1, u.name2 FROM users u WHERE ${where.sql}`,
      where.parameters,
    );
    return new Map(people.map((person) => [person.id, personName(person)]));
  }
}

const isOfPeople = ({ field }: HistoryChangeView): boolean => field === PEOPLE;
const idOf = (text: string | null): number | null => (text === null ? null : parseRowId(text));
const nameOf = (names: ReadonlyMap<number, string>, text: string | null): string | null =>
  names.get(idOf(text) ?? 0) ?? null;
