import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { In, IsNull } from 'typeorm';
import type { Principal } from '../../../common/auth/principal.js';
import { Database } from '../../../common/transaction/database.js';
import { History } from '../../history/history.js';
import { User } from '../../users/user.entity.js';
import { OPEN } from '../request/live-request.js';
import { WashRequest } from '../request/wash-request.entity.js';

/** Takes people off the requests that are still to be delivered: nobody waits for somebody who has left. */
@Injectable()
export class UnassignStaff {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(History) private readonly history: History,
  ) {}

  /** Call inside the transaction of what makes them leave. */
  async execute(caller: Principal, staffIds: readonly number[]): Promise<void> {
    const { manager } = this.database;
    const open = { staff_id: In([...staffIds]), ...OPEN, result_delivery_dt: IsNull() };
    const requests = await manager.find(WashRequest, { where: open, order: { id: 'ASC' } });
    if (requests.length === 0) return;
    await manager.update(WashRequest, open, { staff_id: null });
    const customers = await manager.findBy(User, { id: In([...new Set(requests.map(({ user_id }) => user_id))]) });
    const byId = new Map(customers.map((user) => [user.id, user]));
    await this.history.recordAll(
      requests.map((request) => ({
        type: OPERATION.staffAssigned,
        actor: caller,
        user: byId.get(request.user_id) ?? null,
        request,
        changes: { staff_id: [request.staff_id, null] },
      })),
    );
  }
}
