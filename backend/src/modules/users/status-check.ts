import { Inject, Injectable } from '@nestjs/common';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { statusReason } from '@laundry/shared/rules/accounts/customer-status';
import { Clock } from '../../common/clock/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import type { User } from './user.entity.js';
import { UserQueries } from './user.queries.js';

/** Requests and purchases need an active customer: the others are refused with their reason, 403 (handbook/accounts.md#customer-status). */
@Injectable()
export class StatusCheck {
  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(UserQueries) private readonly users: UserQueries,
  ) {}

  async refuse(user: User): Promise<void> {
    const suspensions = user.status === USER_STATUS.suspended ? await this.users.stoppedInfos(user.id) : [];
    const reason = statusReason(user, this.clock.now(), suspensions);
    if (reason !== null) throw new DomainError(reason);
  }

  /** The same of the account as it is by now. */
  async refuseNow(userId: number): Promise<void> {
    await this.refuse(await this.users.byId(userId));
  }
}
