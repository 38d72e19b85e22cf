import { Inject, Injectable } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import type { MessageKey } from '@laundry/shared/messages/message';
import type { UndoableOperation } from '@laundry/shared/rules/history/operation-kinds';
import { storedBefore, storedChanges, type StoredChange } from '@laundry/shared/rules/history/stored-changes';
import { changedSince, reversible } from '@laundry/shared/rules/history/undo';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { NotFound } from '../../../common/errors/not-found.js';
import type { Conditions } from '../../../common/sql/conditions.js';
import { Database } from '../../../common/transaction/database.js';
import { Stale } from '../../versions/stale.js';
import { WhoChanged } from '../../versions/who-changed.js';

/** The record that an entry is of. */
interface RecordNow {
  readonly type: UndoableOperation;
  /** Its entries `h`, also those of other operations that change the same fields. */
  readonly entries: Conditions;
  /** As it is now, read in the open transaction. */
  readonly now: object;
}

interface Row {
  readonly id: number;
  readonly operation_user_id: number | null;
  readonly search_timestamp: string;
  readonly changes: string;
}

/**
 * What an entry of the history would put back (docs/decisions/105). It writes nothing: the use-case of the change itself does,
 * by its own rules and from the version that was read here.
 */
@Injectable()
export class UndoEntry {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(WhoChanged) private readonly who: WhoChanged,
  ) {}

  /** What the fields were that an entry changed. Throws {@link NotFound}, {@link Stale}, and forbidden for what cannot be taken back. */
  async before(id: number, { type, entries, now }: RecordNow): Promise<Readonly<Record<string, unknown>>> {
    const [entry] = await this.rows(`${entries.sql} AND h.operation_type = ? AND h.id = ?`, [
      ...entries.parameters,
      ...[type, id],
    ]);
    if (entry === undefined) throw new NotFound();
    const changes = reversible(type, storedChanges(entry.changes));
    if (changes.length === 0) throw new DomainError(REASON.forbidden, {}, 'undo_impossible');
    const [undone] = await this.rows('h.undoes_id = ?', [id]);
    if (undone !== undefined) throw await this.stale(undone, 'undo_done_by');
    const moved = changedSince(changes, now);
    if (moved.length > 0) throw await this.stale(await this.mover(entry, entries, moved), 'undo_changed_by');
    return storedBefore(
      entry.changes,
      changes.map(({ field }) => field),
    );
  }

  /** The latest entry that changed what is not any more as an entry left it; undefined: it was changed by no operation. */
  private async mover({ id }: Row, entries: Conditions, moved: readonly StoredChange[]): Promise<Row | undefined> {
    const fields = new Set(moved.map(({ field }) => field));
    const later = await this.rows(`${entries.sql} AND h.id > ?`, [...entries.parameters, id]);
    return later.find(({ changes }) =>
      storedChanges(changes).some(({ field, from, to }) => fields.has(field) && from !== to),
    );
  }

  private async stale(row: Row | undefined, words: MessageKey): Promise<Stale> {
    if (row === undefined) return new Stale(null, this.clock.now(), {}, 'undo_changed');
    const change = { by: await this.who.nameOf(row.operation_user_id), at: row.search_timestamp };
    return new Stale(change, this.clock.now(), {}, words);
  }

  /** The latest first. */
  private rows(where: string, parameters: readonly unknown[]): Promise<Row[]> {
    return this.database.query<Row>(
      `SELECT h.id, h.operation_user_id, h.search_timestamp, h.changes FROM operation_histories h
        WHERE ${where} ORDER BY h.id DESC`,
      parameters,
    );
  }
}
