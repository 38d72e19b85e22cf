import { Inject, Injectable } from '@nestjs/common';
import { ROLE } from '@laundry/shared/constants/roles';
import type { OpenedResource } from '@laundry/shared/rules/live/live-change';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { Conditions } from '../../../common/sql/conditions.js';
import { Database } from '../../../common/transaction/database.js';
import type { OpenRecord } from './open-record.entity.js';
import { OpenRecords } from './open-records.js';
import type { OperatorNameView } from './open-record.view.js';

/** Names of the back office's people are told to each other. */
const OPERATORS = `SELECT DISTINCT u.id, u.name1, u.name2 FROM users u`;
const IS_OPERATOR = `u.role IN (${ROLE.admin}, ${ROLE.staff})`;

/** Who has which record open, and what they are called. */
@Injectable()
export class OpenRecordQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async all(): Promise<OpenRecords> {
    return new OpenRecords(
      await this.database.queryPrepared<OpenRecord>(
        'SELECT o.resource, o.record_id, o.session_id, o.user_id FROM open_records o WHERE o.until > ?',
        [this.clock.now()],
      ),
    );
  }

  /** Who else has it open. */
  others(caller: Principal, resource: OpenedResource, id: number): Promise<OperatorNameView[]> {
    return this.database.queryPrepared<OperatorNameView>(
      `${OPERATORS} JOIN open_records o ON o.user_id = u.id
        WHERE o.resource = ? AND o.record_id = ? AND o.until > ? AND u.id <> ? AND ${IS_OPERATOR} ORDER BY u.id`,
      [resource, id, this.clock.now(), caller.personId],
    );
  }

  /** The names of operators, those who have left included; of anybody else nothing. */
  names(ids: readonly number[]): Promise<OperatorNameView[]> {
    const where = new Conditions().in('u.id', ids).add(IS_OPERATOR);
    return this.database.query<OperatorNameView>(`${OPERATORS} WHERE ${where.sql} ORDER BY u.id`, where.parameters);
  }
}
