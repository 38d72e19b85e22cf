import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { Database } from '../../../common/transaction/database.js';
import type { Actor } from '../../history/audit-entry.js';
import { LeaveStaff } from '../../users/accounts/leave-staff.js';
import { OPEN } from '../request/live-request.js';
import { WashRequest } from '../request/wash-request.entity.js';
import { Assignments } from './assignments.js';

/** Takes people off the requests that are still to be delivered: nobody waits for somebody who has left. */
@Injectable()
export class UnassignStaff implements OnModuleInit {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Assignments) private readonly assignments: Assignments,
    @Inject(LeaveStaff) private readonly leaveStaff: LeaveStaff,
  ) {}

  onModuleInit(): void {
    this.leaveStaff.register((actor, ids) => this.execute(actor, ids));
  }

  private async execute(actor: Actor, staffIds: readonly number[]): Promise<void> {
    const open = { staff_id: In([...staffIds]), ...OPEN, result_delivery_dt: IsNull() };
    const theirs = await this.database.manager.find(WashRequest, { select: { id: true }, where: open });
    const ids = theirs.map(({ id }) => id);
    await this.assignments.give(actor, await this.assignments.hold(ids, open), () => null);
  }
}
