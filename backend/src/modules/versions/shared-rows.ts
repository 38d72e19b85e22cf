import { Inject, Injectable } from '@nestjs/common';
import type { EntityTarget, FindOptionsWhere, QueryDeepPartialEntity } from 'typeorm';
import { Clock } from '../../common/clock/clock.js';
import { NotFound } from '../../common/errors/not-found.js';
import { Database } from '../../common/transaction/database.js';
import { Stale } from './stale.js';
import type { Versioned } from './versioned.entity.js';
import { WhoChanged } from './who-changed.js';

type SharedRow = Versioned & { readonly id: number };

/** Who writes into a row, and from which version. */
export interface Writing<Row> {
  readonly id: number;
  readonly by: number;
  /** Absent: the writer does not say. */
  readonly seen: number | null | undefined;
  /** What a writer who comes second is shown of the row. */
  readonly current: (row: Row) => object;
}

/** Rows that several people edit: no change is lost without a word (handbook/console.md#two-people-at-once). */
@Injectable()
export class SharedRows {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(WhoChanged) private readonly who: WhoChanged,
  ) {}

  /** Makes the row's next version and holds it until the open transaction ends. Throws {@link NotFound} and {@link Stale}. */
  async hold<Row extends SharedRow>(target: EntityTarget<Row>, writing: Writing<Row>): Promise<Row> {
    const { id, by, seen } = writing;
    const { manager } = this.database;
    const where = { id, ...(seen != null && { version: seen }) } as FindOptionsWhere<Row>;
    const { affected } = await manager.update(target, where, this.next<Row>(by));
    const row = await manager.findOneBy(target, { id } as FindOptionsWhere<Row>);
    if (row === null) throw new NotFound();
    if (affected !== 1) throw await this.stale(row, writing);
    return row;
  }

  /** The columns that a change of a row by somebody writes besides. */
  next<Row extends Versioned>(by: number): QueryDeepPartialEntity<Row> {
    const columns = { version: () => 'version + 1', changed_by: by, changed_at: this.clock.now() };
    return columns as unknown as QueryDeepPartialEntity<Row>;
  }

  private async stale<Row extends SharedRow>(row: Row, { current }: Writing<Row>): Promise<Stale> {
    const { changed_by, changed_at: at, version } = row;
    const change = at === null ? null : { by: await this.who.nameOf(changed_by), at };
    return new Stale(change, this.clock.now(), { current: { ...current(row), version } });
  }
}
