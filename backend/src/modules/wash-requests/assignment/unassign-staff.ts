import { Inject, Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import type { Principal } from '../../../common/auth/principal.js';
import { Database } from '../../../common/transaction/database.js';
import { OPEN } from '../request/live-request.js';
import { WashRequest } from '../request/wash-request.entity.js';
import { Assignments } from './assignments.js';

/** Takes people off the requests that are still to be delivered: nobody waits for somebody who has left. */
@Injectable()
export class UnassignStaff {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Assignments) private readonly assignments: Assignments,
  ) {}

  /** Call inside the transaction of what makes them leave. */
  async execute(caller: Principal, staffIds: readonly number[]): Promise<void> {
    const open = { staff_id: In([...staffIds]), ...OPEN, result_delivery_dt: IsNull() };
    const theirs = await this.database.manager.find(WashRequest, { select: { id: true }, where: open });
    const ids = theirs.map(({ id }) => id);
    await this.assignments.give(caller, await this.assignments.hold(ids, open), () => null);
  }
}
