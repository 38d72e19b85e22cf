import { Inject, Injectable } from '@nestjs/common';
import { labelCodes } from '@laundry/shared/rules/labels/bag-label';
import { In } from 'typeorm';
import type { Principal } from '../../../common/auth/principal.js';
import { Database } from '../../../common/transaction/database.js';
import { visibleRequest } from '../dispatch/console-request-scope.js';
import { WashRequest } from '../request/wash-request.entity.js';
import type { LabelledRequestView } from './labelled-request.view.js';

const COLUMNS = {
  id: true,
  count: true,
  size: true,
  sched_pickup_dt: true,
  sched_delivery_dt: true,
  is_tentative: true,
} as const;

/** The labels of requests that the caller may see; the others, and what has ended, are left out. */
@Injectable()
export class BagLabelQueries {
  constructor(@Inject(Database) private readonly database: Database) {}

  async of(caller: Principal, ids: readonly number[]): Promise<LabelledRequestView[]> {
    const where = visibleRequests(caller, ids);
    const found = await this.database.manager.find(WashRequest, { select: COLUMNS, where });
    const rows = new Map(found.map((row) => [row.id, row]));
    return [...new Set(ids)].flatMap((id) => {
      const row = rows.get(id);
      return row === undefined ? [] : [{ ...row, codes: [...labelCodes(row)] }];
    });
  }
}

const visibleRequests = (caller: Principal, ids: readonly number[]) => ({
  ...visibleRequest(caller),
  id: In([...ids]),
});
