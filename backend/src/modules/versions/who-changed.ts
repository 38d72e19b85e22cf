import { Inject, Injectable } from '@nestjs/common';
import type { Lang } from '@laundry/shared/constants/langs';
import type { OperationType } from '@laundry/shared/constants/operation-types';
import { isOperator } from '@laundry/shared/constants/roles';
import { message } from '@laundry/shared/messages/message';
import type { OperationPayloads } from '@laundry/shared/rules/history/operation-payloads';
import { personName } from '@laundry/shared/text/person-name';
import { addMonths, dateOf, monthOf, type JstDateTime } from '@laundry/shared/time/jst';
import { Conditions } from '../../common/sql/conditions.js';
import { Database } from '../../common/transaction/database.js';
import type { Change } from './stale.js';

/** Operations of some kinds on requests or customers. */
export interface Operations {
  readonly column: 'wreq_id' | 'user_id';
  readonly types: readonly OperationType[];
}

/** Of what an operation writes, some. */
type Written<Type extends OperationType> = OperationPayloads[Type] extends { readonly changes: infer Changes }
  ? Partial<Changes>
  : never;

/** What is told of a change: an operator's name to operators, never a customer's. */
@Injectable()
export class WhoChanged {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** `reader`: the language of a customer, who is told that it was an operator, and not which. */
  async nameOf(id: number | null, reader?: Lang): Promise<string> {
    const lang = reader ?? 'ja';
    if (id === null) return message(lang, 'by_system');
    const [user] = await this.database.query<{ name1: string; name2: string; role: number }>(
      'SELECT u.name1, u.name2, u.role FROM users u WHERE u.id = ?',
      [id],
    );
    if (user === undefined || !isOperator(user)) return message(lang, 'by_customer');
    return reader === undefined ? personName(user) : message(lang, 'by_operator');
  }

  /** The latest of some operations on one of some requests, or on a customer; null: there was none. */
  latest({ column, types }: Operations, ids: readonly number[]): Promise<Change | null> {
    return this.latestWhere(new Conditions().in(`h.${column}`, ids).in('h.operation_type', types));
  }

  /** The latest of an operation that wrote this, a day among it, this month or the last one; null: there was none. */
  latestThatWrote<Type extends OperationType>(
    type: Type,
    change: Written<Type>,
    now: JstDateTime,
  ): Promise<Change | null> {
    const months = [monthOf(now), monthOf(addMonths(dateOf(now), -1))];
    const where = new Conditions().in('h.month', months).add('h.operation_type = ?', type);
    return this.latestWhere(where.add('INSTR(h.changes, ?) > 0', JSON.stringify(change).slice(1, -1)));
  }

  private async latestWhere(where: Conditions): Promise<Change | null> {
    const [row] = await this.database.query<{ operation_user_id: number | null; search_timestamp: string }>(
      `SELECT h.operation_user_id, h.search_timestamp FROM operation_histories h
        WHERE ${where.sql} ORDER BY h.id DESC LIMIT 1`,
      where.parameters,
    );
    return row === undefined ? null : { by: await this.nameOf(row.operation_user_id), at: row.search_timestamp };
  }
}
