import { Inject, Injectable } from '@nestjs/common';
import type { RecordedOperation } from '@laundry/shared/rules/live/changes-of';
import { Conditions } from '../../common/sql/conditions.js';
import { Database } from '../../common/transaction/database.js';

/** Operations that are told one by one; after more of them everything is asked for again. */
const MOST_ROWS = 500;
/** A lower id may be stored later than a higher one, by as long as a transaction takes: what is missing is looked for again. */
const LATE_MILLIS = 30_000;
const MOST_MISSING = 500;

const COLUMNS = `SELECT h.id, h.operation_type, h.operation_user_id, h.user_id, h.wreq_id, h.target_id, h.changes FROM operation_histories h`;

/** What was recorded since it was asked last: the history is the log of every change, of whichever server. */
@Injectable()
export class HistoryFeed {
  private last = 0;
  /** Ids that were passed over, and until when they may still come. */
  private readonly missing = new Map<number, number>();

  constructor(@Inject(Database) private readonly database: Database) {}

  /** The latest operation that is stored. */
  async latest(): Promise<number> {
    const [row] = await this.database.queryPrepared<{ id: number | null }>(
      'SELECT MAX(id) AS id FROM operation_histories',
      [],
    );
    return row?.id ?? 0;
  }

  /** Begins here and now; where it cannot be asked, nothing is passed over. */
  async begin(): Promise<void> {
    const last = await this.latest();
    const first = Math.max(0, last - MOST_MISSING);
    const stored = await this.database.queryPrepared<{ id: number }>(
      'SELECT id FROM operation_histories WHERE id > ? AND id <= ?',
      [first, last],
    );
    this.last = last;
    this.missing.clear();
    this.lookFor(first, last, stored);
  }

  /** How far it has come. */
  get version(): number {
    return this.last;
  }

  /** What was stored since, by ascending id; null: more than is told one by one. */
  async next(): Promise<RecordedOperation[] | null> {
    const from = this.last;
    const rows = await this.database.queryPrepared<RecordedOperation>(
      `${COLUMNS} WHERE h.id > ? ORDER BY h.id LIMIT ${MOST_ROWS + 1}`,
      [from],
    );
    const late = await this.late();
    if (rows.length > MOST_ROWS) {
      await this.begin();
      return null;
    }
    this.last = rows.at(-1)?.id ?? from;
    this.lookFor(from, this.last, rows);
    return [...late, ...rows];
  }

  private async late(): Promise<RecordedOperation[]> {
    const now = performance.now();
    for (const [id, until] of this.missing) if (until < now) this.missing.delete(id);
    if (this.missing.size === 0) return [];
    const where = new Conditions().in('h.id', [...this.missing.keys()]);
    const rows = await this.database.query<RecordedOperation>(
      `${COLUMNS} WHERE ${where.sql} ORDER BY h.id`,
      where.parameters,
    );
    for (const { id } of rows) this.missing.delete(id);
    return rows;
  }

  /** Remembers what is not there of the ids after `from` up to `to`, the latest ones of very many. */
  private lookFor(from: number, to: number, stored: readonly { readonly id: number }[]): void {
    const ids = new Set(stored.map(({ id }) => id));
    const until = performance.now() + LATE_MILLIS;
    for (let id = Math.max(from, to - MOST_MISSING) + 1; id < to; id += 1)
      if (!ids.has(id)) this.missing.set(id, until);
    for (const id of this.missing.keys()) if (this.missing.size > MOST_MISSING) this.missing.delete(id);
  }
}
