import { Inject, Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import type { Principal } from '../../../common/auth/principal.js';
import { Database } from '../../../common/transaction/database.js';
import { AssignmentHistory } from './assignment-history.js';
import { OPEN } from '../request/live-request.js';
import { WashRequest } from '../request/wash-request.entity.js';

/** Takes people off the requests that are still to be delivered: nobody waits for somebody who has left. */
@Injectable()
export class UnassignStaff {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AssignmentHistory) private readonly history: AssignmentHistory,
  ) {}

  /** Call inside the transaction of what makes them leave. */
  async execute(caller: Principal, staffIds: readonly number[]): Promise<void> {
    const { manager } = this.database;
    const open = { staff_id: In([...staffIds]), ...OPEN, result_delivery_dt: IsNull() };
    const requests = await manager.find(WashRequest, { where: open, order: { id: 'ASC' } });
    if (requests.length === 0) return;
    await manager.update(WashRequest, open, { staff_id: null });
    await this.history.record(caller, requests, () => null);
  }
}
