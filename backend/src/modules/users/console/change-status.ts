import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { REASON } from '@laundry/shared/constants/reasons';
import { USER_STATUS, type UserStatus } from '@laundry/shared/constants/user-status';
import { hasLeft } from '@laundry/shared/rules/has-left';
import { firstDayOf } from '@laundry/shared/rules/payments/month-turn';
import { approvalOf, type Approval } from '@laundry/shared/rules/accounts/approval';
import { decideStatusChange } from '@laundry/shared/rules/accounts/customer-status';
import { isSuspendedForCard } from '@laundry/shared/rules/accounts/suspended-for-card';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { Database } from '../../../common/transaction/database.js';
import { History } from '../../history/history.js';
import { Outbox } from '../../mail/outbox.js';
import { grantedMonth } from './granted-month.js';
import { ConsoleAccount } from './console-account.js';
import type { StatusChangeDto } from './status-change.dto.js';
import { FirstGrant } from '../../balance/first-grant.js';
import { addressee } from '@laundry/shared/text/person-name';
import { Suspensions } from '../suspensions/suspensions.js';
import type { StatusChangeView } from './user-change.view.js';
import { AccountLocks } from '../account-locks.js';
import { User } from '../user.entity.js';
import { UserQueries } from '../user.queries.js';
import { EndAccount } from '../accounts/end-account.js';

/** An operator's change of a customer's usage status, and what follows from it (handbook/accounts.md#customer-status). */
@Injectable()
export class ChangeStatus {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(ConsoleAccount) private readonly accounts: ConsoleAccount,
    @Inject(AccountLocks) private readonly locks: AccountLocks,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(FirstGrant) private readonly grant: FirstGrant,
    @Inject(Suspensions) private readonly suspensions: Suspensions,
    @Inject(EndAccount) private readonly endAccount: EndAccount,
    @Inject(History) private readonly history: History,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  async execute(caller: Principal, id: number, dto: StatusChangeDto): Promise<StatusChangeView> {
    await this.database.inTransaction(async () => {
      await this.locks.lock(id);
      const user = await this.accounts.customer(caller, id);
      if (dto.seen_status != null && dto.seen_status !== user.status) throw new DomainError(REASON.stale);
      const reason = dto.rejection_reason?.trim() || null;
      await this.store(caller, user, await this.decided(user, dto.status), reason);
    });
    const user = await this.users.byId(id);
    const { status, stop_start_dt, rejection_reason, available_request_count } = user;
    const approval = await this.approval(user);
    return { status, stop_start_dt, rejection_reason, available_request_count, approval };
  }

  private async approval(user: User): Promise<Approval | null> {
    return approvalOf({ ...user, granted_month: await grantedMonth(this.database, user.id) }, this.clock.now());
  }

  private async decided(user: User, to: number): Promise<UserStatus> {
    const infos = await this.users.stoppedInfos(user.id);
    const decision = decideStatusChange({
      from: hasLeft(user, this.clock.now()) ? USER_STATUS.withdrawn : user.status,
      to,
      paymentMethodId: user.payment_method_id,
      latestPaymentMethodId: user.latest_payment_method_id,
      hasBillingError: isSuspendedForCard(infos),
    });
    if (!decision.ok) throw FieldErrors.on('status', decision.code);
    return decision.to;
  }

  /** Every write of the operation; the account's row is held. */
  private async store(caller: Principal, user: User, to: UserStatus, reason: string | null): Promise<void> {
    const approved = to === USER_STATUS.active && (await this.approval(user)) !== null;
    await this.update(user, to, approved, reason);
    if (to === USER_STATUS.withdrawn) await this.endAccount.execute({ user, actor: caller });
    if (approved) await this.grant.grant(user, caller.personId);
    if (to === USER_STATUS.suspended) await this.suspensions.open(user.id);
    const ended = to === USER_STATUS.active ? await this.suspensions.solve(user.id) : null;
    const status = [user.status, to] as const;
    const changes = { status, ...reasonsOf(user, to, reason), ...ended };
    await this.history.record({ type: OPERATION.statusChanged, actor: caller, user, changes });
    for (const type of billingOf(user, to))
      await this.history.record({ type, actor: caller, user, changes: { status } });
    if (approved) await this.mailApproved(user);
    if (to === USER_STATUS.rejected)
      await this.outbox.enqueue({ template: 'rejected', to: user, data: { name: addressee(user), reason } });
  }

  private async update(user: User, to: UserStatus, approved: boolean, reason: string | null): Promise<void> {
    const now = this.clock.now();
    await this.database.manager.update(
      User,
      { id: user.id },
      {
        status: to,
        updated_at: now,
        rejection_reason: reasonOf(to, reason),
        ...(to === USER_STATUS.suspended ? { stop_start_dt: now } : {}),
        ...(to === USER_STATUS.active ? { stop_start_dt: null } : {}),
        ...(to === USER_STATUS.withdrawn ? { withdrawal_dt: now } : {}),
        ...(approved && user.payment_method_id === PAYMENT_METHOD.invoice ? { invoice_approved_at: now } : {}),
      },
    );
  }

  private async mailApproved(user: User): Promise<void> {
    const from = user.begins_month === null ? null : firstDayOf(user.begins_month);
    await this.outbox.enqueue({ template: 'approved', to: user, data: { name: addressee(user), from } });
  }
}

/** A reason is a rejection's, and goes with it. */
const reasonOf = (to: UserStatus, reason: string | null) => (to === USER_STATUS.rejected ? reason : null);

/** The reason before and after, where there is one. */
function reasonsOf({ rejection_reason: from }: User, status: UserStatus, reason: string | null) {
  const to = reasonOf(status, reason);
  return from === to ? {} : { rejection_reason: [from, to] as const };
}

type BillingOperation = (typeof OPERATION)['billingResumed' | 'billingStopped'];

/** 25 or 26, besides 21, when the recurring billing of a card resumes or stops (handbook/accounts.md#customer-status). */
function billingOf(user: User, to: UserStatus): readonly BillingOperation[] {
  if (user.latest_payment_method_id !== PAYMENT_METHOD.creditCard) return [];
  const { active, suspended } = USER_STATUS;
  if (user.status === active) return [OPERATION.billingStopped];
  return user.status === suspended && to === active ? [OPERATION.billingResumed] : [];
}
