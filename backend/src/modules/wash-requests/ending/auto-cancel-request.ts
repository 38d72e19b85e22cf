import { Inject, Injectable } from '@nestjs/common';
import { CANCEL_KIND } from '@laundry/shared/constants/progress';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { unlessConflict } from '../../../common/errors/conflict.js';
import { Database } from '../../../common/transaction/database.js';
import { User } from '../../users/user.entity.js';
import { LIVE } from '../request/live-request.js';
import { WashRequest } from '../request/wash-request.entity.js';
import { EndRequest } from './end-request.js';

/** Cancels a request whose pickup was not done in time. A driver, an operator or the customer who is quicker wins. */
@Injectable()
export class AutoCancelRequest {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(EndRequest) private readonly ending: EndRequest,
  ) {}

  /** `pickup`: the one that was found overdue. False when it was done, moved or cancelled meanwhile. */
  async execute(id: number, pickup: JstDateTime): Promise<boolean> {
    const { manager } = this.database;
    const request = await manager.findOneBy(WashRequest, { id, sched_pickup_dt: pickup, ...LIVE });
    if (request === null || request.result_pickup_dt !== null) return false;
    const user = await manager.findOneByOrFail(User, { id: request.user_id });
    const end = { kind: CANCEL_KIND.automatic, actor: null, user, request };
    return unlessConflict(this.database, () => this.ending.execute(end));
  }
}
