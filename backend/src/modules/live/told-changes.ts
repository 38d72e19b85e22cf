import { Inject, Injectable } from '@nestjs/common';
import { changeInSight, type RequestNow } from '@laundry/shared/rules/live/change-in-sight';
import { changesOf, type RecordedOperation, type ToldChange } from '@laundry/shared/rules/live/changes-of';
import { fewChanges } from '@laundry/shared/rules/live/few-changes';
import type { LiveChange } from '@laundry/shared/rules/live/live-change';
import { asOperator, type Principal } from '../../common/auth/principal.js';
import { Conditions } from '../../common/sql/conditions.js';
import { Database } from '../../common/transaction/database.js';
import { liveSql } from '../wash-requests/request/live-request.js';

interface RequestRow {
  readonly id: number;
  readonly staff_id: number | null;
  readonly is_live: number | string;
}

/** What each caller is told of some operations. */
@Injectable()
export class ToldChanges {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** One statement, however many listen. */
  async of(operations: readonly RecordedOperation[]): Promise<(caller: Principal) => readonly LiveChange[]> {
    const changes = operations.flatMap(changesOf);
    const requests = await this.requests(changes);
    return (caller) => {
      const operator = asOperator(caller);
      return fewChanges(
        changes.flatMap((change) => changeInSight(operator, change, requests.get(requestIn(change) ?? 0)) ?? []),
      );
    };
  }

  private async requests(changes: readonly ToldChange[]): Promise<ReadonlyMap<number, RequestNow>> {
    const ids = [...new Set(changes.flatMap((change) => requestIn(change) ?? []))];
    if (ids.length === 0) return new Map();
    const where = new Conditions().in('w.id', ids);
    const rows = await this.database.query<RequestRow>(
      `SELECT w.id, w.staff_id, CASE WHEN ${liveSql('w')} THEN 1 ELSE 0 END AS is_live
         FROM wash_requests w WHERE ${where.sql}`,
      where.parameters,
    );
    return new Map(rows.map(({ id, staff_id, is_live }) => [id, { staff_id, is_live: Number(is_live) === 1 }]));
  }
}

const requestIn = ({ resource, id }: ToldChange): number | null => (resource === 'wash-requests' ? id : null);
