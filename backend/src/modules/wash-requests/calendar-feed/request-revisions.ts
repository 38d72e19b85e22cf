import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { Database } from '../../../common/transaction/database.js';
import type { WashRequest } from '../request/wash-request.entity.js';

/** How often something was done to a request, and when last. */
export interface Revision {
  readonly sequence: number;
  readonly changedAt: JstDateTime;
}

/** Entries of a request that change nothing of it. */
const NO_CHANGE = [OPERATION.actReported, OPERATION.actReportClosed, OPERATION.actReportReopened];

interface Counted {
  readonly wreq_id: number;
  readonly entries: number | string;
  readonly last: JstDateTime;
}

/** The revisions of requests, out of the history, which every change of one is written into with it. */
@Injectable()
export class RequestRevisions {
  constructor(@Inject(Database) private readonly database: Database) {}

  async of(rows: readonly Pick<WashRequest, 'id'>[]): Promise<ReadonlyMap<number, Revision>> {
    if (rows.length === 0) return new Map();
    const ids = rows.map(({ id }) => id);
    const counted = await this.database.query<Counted>(
      `SELECT wreq_id, COUNT(*) AS entries, MAX(search_timestamp) AS last FROM operation_histories
        WHERE wreq_id IN (${ids.map(() => '?').join(', ')}) AND operation_type NOT IN (${NO_CHANGE.join(', ')})
        GROUP BY wreq_id`,
      ids,
    );
    return new Map(
      counted.map(({ wreq_id, entries, last }) => [wreq_id, { sequence: Number(entries) - 1, changedAt: last }]),
    );
  }
}
