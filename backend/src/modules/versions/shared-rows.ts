import { Inject, Injectable } from '@nestjs/common';
import type { Lang } from '@laundry/shared/constants/langs';
import { REASON } from '@laundry/shared/constants/reasons';
import type { EntityTarget, FindOptionsWhere, QueryDeepPartialEntity } from 'typeorm';
import { Clock } from '../../common/clock/clock.js';
import { NotFound } from '../../common/errors/not-found.js';
import { Conflict, FactsChanged } from '../../common/errors/conflict.js';
import { Database } from '../../common/transaction/database.js';
import { LOCK } from '../../database/lockable.entity.js';
import { Stale } from './stale.js';
import type { Versioned } from './versioned.entity.js';
import { WhoChanged } from './who-changed.js';

type SharedRow = Versioned & { readonly id: number };

/** Which row is held, and from which version somebody writes. */
export interface Hold<Row> {
  readonly id: number;
  /** Absent: the writer does not say. */
  readonly seen?: number | null | undefined;
  /** The row by which was decided what is written: another version by now, and it is to be decided anew. */
  readonly decidedBy?: Row;
  /** What a writer who comes second is shown of the row. */
  readonly current?: (row: Row) => object;
  /** The language of a customer who is told who was first; absent: an operator is. */
  readonly reader?: Lang | undefined;
}

/** What is written into a row that is held. */
interface Change<Row> {
  /** Null: the system. */
  readonly by: number | null;
  readonly values: Partial<Row>;
  /** Columns that say when and by whom a change was made. Where only they differ, nothing is written. */
  readonly besides?: Partial<Row>;
}

/** Rows that several people edit: no change is lost without a word (handbook/console.md#two-people-at-once). */
@Injectable()
export class SharedRows {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(WhoChanged) private readonly who: WhoChanged,
  ) {}

  /** Holds the row until the open transaction ends, and reads it. Throws {@link NotFound}, {@link Stale} and {@link FactsChanged}. */
  async hold<Row extends SharedRow>(target: EntityTarget<Row>, hold: Hold<Row>): Promise<Row> {
    if (!this.database.isInTransaction) throw new Error('A row is held in the transaction that writes it.');
    const { id, seen, decidedBy } = hold;
    const { manager } = this.database;
    const where = rowOf<Row>(seen == null ? { id } : { id, version: seen });
    const { affected } = await manager.update(target, where, columns<Row>(LOCK));
    const row = await manager.findOneBy(target, rowOf<Row>({ id }));
    if (row === null) throw new NotFound();
    if (affected !== 1) throw await this.stale(row, hold);
    if (decidedBy !== undefined && decidedBy.version !== row.version) throw new FactsChanged();
    return row;
  }

  /** Makes the next version of a row that is held, and answers it; the held one where nothing of it changes. Throws {@link Conflict}. */
  async write<Row extends SharedRow>(target: EntityTarget<Row>, held: Row, change: Change<NoInfer<Row>>): Promise<Row> {
    const values = differing(held, change.values);
    if (Object.keys(values).length === 0) return held;
    const made = { version: held.version + 1, changed_by: change.by, changed_at: this.clock.now() };
    const next = { ...values, ...change.besides, ...made };
    const where = rowOf<Row>({ id: held.id, version: held.version });
    const { affected } = await this.database.manager.update(target, where, columns<Row>(next));
    if (affected !== 1) throw new Conflict();
    return { ...held, ...next };
  }

  private async stale<Row extends SharedRow>(row: Row, { current, reader }: Hold<Row>): Promise<Stale> {
    const { changed_by, changed_at: at, version } = row;
    const change = at === null ? null : { by: await this.who.nameOf(changed_by, reader), at };
    const words = reader === undefined ? undefined : REASON.stale;
    return new Stale(change, this.clock.now(), { current: { ...current?.(row), version } }, words);
  }
}

const rowOf = <Row extends SharedRow>(of: Partial<SharedRow>) => of as FindOptionsWhere<Row>;
const columns = <Row extends SharedRow>(values: object) => values as QueryDeepPartialEntity<Row>;

function differing<Row extends object>(row: Row, values: Partial<Row>): Partial<Row> {
  const stored = new Map<string, unknown>(Object.entries(row));
  const differ = Object.entries(values).filter(([name, value]) => value !== undefined && value !== stored.get(name));
  return Object.fromEntries(differ) as Partial<Row>;
}
