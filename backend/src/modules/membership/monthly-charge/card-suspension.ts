import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { SUSPENDED_TYPE, USER_STATUS, type UserStatus } from '@laundry/shared/constants/user-status';
import { Clock } from '../../../common/clock/clock.js';
import { Database } from '../../../common/transaction/database.js';
import type { Actor } from '../../history/audit-entry.js';
import { History } from '../../history/history.js';
import { Suspensions } from '../../users/suspensions/suspensions.js';
import { User } from '../../users/user.entity.js';

/** A customer is suspended while a month's charge is unpaid, besides what an operator may have suspended them for. */
@Injectable()
export class CardSuspension {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Suspensions) private readonly suspensions: Suspensions,
    @Inject(History) private readonly history: History,
  ) {}

  /** `price`: yen that the card did not bring. */
  async begin(user: User, price: number): Promise<void> {
    const now = this.clock.now();
    const suspended = { status: USER_STATUS.suspended, stop_start_dt: now, updated_at: now };
    const isActive = user.status === USER_STATUS.active;
    if (isActive) await this.database.manager.update(User, { id: user.id }, suspended);
    await this.suspensions.open(user.id, SUSPENDED_TYPE.creditCard);
    if (isActive) await this.recordStatus(user, USER_STATUS.suspended, null);
    const paymentMethodId = PAYMENT_METHOD.creditCard;
    await this.history.record({ type: OPERATION.billingStopped, actor: null, user, paymentMethodId, price });
  }

  /** Active again, unless an operator's suspension goes on. */
  async end(user: User, actor: Actor | null): Promise<void> {
    const ended = await this.suspensions.solve(user.id, SUSPENDED_TYPE.creditCard);
    if (ended !== null && user.status === USER_STATUS.suspended) {
      const active = { status: USER_STATUS.active, stop_start_dt: null, updated_at: this.clock.now() };
      await this.database.manager.update(User, { id: user.id }, active);
      await this.recordStatus(user, USER_STATUS.active, actor);
    }
    const paymentMethodId = PAYMENT_METHOD.creditCard;
    const resumed = { type: OPERATION.billingResumed, actor, user, paymentMethodId } as const;
    await this.history.record(ended?.begins_month === undefined ? resumed : { ...resumed, changes: ended });
  }

  private async recordStatus(user: User, to: UserStatus, actor: Actor | null): Promise<void> {
    const changes = { status: [user.status, to] } as const;
    await this.history.record({ type: OPERATION.statusChanged, actor, user, changes });
  }
}
