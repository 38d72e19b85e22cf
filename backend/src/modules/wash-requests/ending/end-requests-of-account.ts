import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CANCEL_KIND, PROGRESS, type CancelKind } from '@laundry/shared/constants/progress';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { MoreThan } from 'typeorm';
import { Database } from '../../../common/transaction/database.js';
import { EndAccount, type EndedAccount } from '../../users/accounts/end-account.js';
import { OPEN } from '../request/live-request.js';
import { WashRequest } from '../request/wash-request.entity.js';
import { EndRequest } from './end-request.js';

/** The requests that nobody has begun end with their customer's account; laundry that was picked up is still delivered. */
@Injectable()
export class EndRequestsOfAccount implements OnModuleInit {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(EndAccount) private readonly accounts: EndAccount,
    @Inject(EndRequest) private readonly ending: EndRequest,
  ) {}

  onModuleInit(): void {
    this.accounts.register((account) => this.execute(account));
  }

  /** All of them, or those that would be picked up after a moment; in the order of their days, which is that of the days' locks. */
  async execute(account: EndedAccount, after?: JstDateTime): Promise<void> {
    const later = after === undefined ? {} : { sched_pickup_dt: MoreThan(after) };
    const requests = await this.database.manager.find(WashRequest, {
      where: { user_id: account.user.id, status: PROGRESS.unhandled, ...OPEN, ...later },
      order: { sched_pickup_dt: 'ASC', id: 'ASC' },
    });
    for (const { id } of requests) {
      // Ending the one before may have given this one, its same-time partner, another delivery.
      const request = await this.database.manager.findOneByOrFail(WashRequest, { id });
      await this.ending.execute({ ...account, request, kind: kindOf(request, account) });
    }
  }
}

function kindOf(request: WashRequest, { user, actor }: EndedAccount): CancelKind {
  if (request.pay_by !== null) return CANCEL_KIND.unpaid;
  return actor === null || actor.accountId === user.id ? CANCEL_KIND.customer : CANCEL_KIND.operator;
}
