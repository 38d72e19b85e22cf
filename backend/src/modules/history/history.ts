import { Inject, Injectable } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { clerkIdOf } from '../../common/auth/principal.js';
import { Clock } from '../../common/clock/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { isUniqueViolation } from '../../common/transaction/database-errors.js';
import { Database } from '../../common/transaction/database.js';
import { Stale } from '../versions/stale.js';
import { auditRow, type AuditEntry } from './audit-entry.js';
import { OperationHistory } from './operation-history.entity.js';

/** The operation history: one row an operation, in the operation's own transaction (handbook/console.md#history). */
@Injectable()
export class History {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  record(entry: AuditEntry): Promise<void> {
    return this.recordAll([entry]);
  }

  /** Many entries of the system's own, each with the balance after it. */
  async recordKnown(entries: readonly (AuditEntry & { readonly balance: number })[]): Promise<void> {
    const now = this.clock.now();
    await this.database.insertAll(
      OperationHistory,
      entries.map((entry) => ({ ...auditRow(entry, now), available_request_count: entry.balance })),
    );
  }

  /** The entries of one act on several requests, each a row of its own. */
  async recordAll(entries: readonly AuditEntry[]): Promise<void> {
    await this.refuseRemoved(entries);
    const now = this.clock.now();
    const rows = entries.map((entry) => ({
      ...auditRow(entry, now),
      available_request_count: entry.user === null ? null : balanceOf(entry.user.id),
    }));
    await this.database.insertAll(OperationHistory, rows).catch((error: unknown) => {
      // Somebody else has taken the same operation back at this moment.
      throw isUniqueViolation(error, UNDONE_ONCE) ? new Stale(null, now, {}, 'undo_changed') : error;
    });
  }

  /** Whoever was removed from a company's people while they acted has not: the transaction holds the company's row by now. */
  private async refuseRemoved(entries: readonly AuditEntry[]): Promise<void> {
    const clerks = new Set(entries.flatMap(({ actor }) => (actor && clerkIdOf(actor)) ?? []));
    for (const id of clerks) {
      const [removed] = await this.database.query('SELECT 1 FROM users WHERE id = ? AND deleted_at IS NOT NULL', [id]);
      if (removed !== undefined) throw new DomainError(REASON.clerkRemoved);
    }
  }
}

const UNDONE_ONCE = { name: 'ux_operation_histories_undoes', columns: ['undoes_id'] };

/** The balance as it stands at this point of the transaction, read by the INSERT itself. */
const balanceOf = (userId: number) => (): string =>
  `(SELECT available_request_count FROM users WHERE id = ${Number(userId)})`;
