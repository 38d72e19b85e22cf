import { Inject, Injectable } from '@nestjs/common';
import { OPERATION, type OperationType } from '@laundry/shared/constants/operation-types';
import { PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { REASON } from '@laundry/shared/constants/reasons';
import { STOPPED_TYPE, USER_STATUS, type UserStatus } from '@laundry/shared/constants/user-status';
import { decideStatusChange } from '@laundry/shared/rules/customer-status';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { Database } from '../../../common/transaction/database.js';
import { CONFIG, type Config } from '../../../config/config.js';
import { Revocation } from '../../auth/revocation.js';
import { History } from '../../history/history.js';
import { Outbox } from '../../mail/outbox.js';
import { ConsoleAccount } from '../console-account.js';
import type { StatusChangeDto } from '../dto/status-change.dto.js';
import { FirstGrant } from '../first-grant.js';
import { addressee } from '../person-name.js';
import { Stops } from '../stops.js';
import type { StatusChangeView } from '../user-change.view.js';
import { User } from '../user.entity.js';
import { UserQueries } from '../user.queries.js';

/** Statuses of a customer who was never active, or is looked at anew: leaving them for 1 is an approval. */
const BEFORE_ACTIVE: readonly number[] = [USER_STATUS.provisional, USER_STATUS.underReview, USER_STATUS.rejected];

const NO_OPEN_BILLING_ERROR = `NOT EXISTS (SELECT 1 FROM stopped_infos s
  WHERE s.user_id = users.id AND s.type = ${STOPPED_TYPE.creditCard} AND s.solved = FALSE)`;

/** An operator's change of a customer's usage status, and what follows from it (decisions 3 and 11). */
@Injectable()
export class ChangeStatus {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(ConsoleAccount) private readonly accounts: ConsoleAccount,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(FirstGrant) private readonly grant: FirstGrant,
    @Inject(Stops) private readonly stops: Stops,
    @Inject(Revocation) private readonly revocation: Revocation,
    @Inject(History) private readonly history: History,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  async execute(caller: Principal, id: number, dto: StatusChangeDto): Promise<StatusChangeView> {
    const user = await this.accounts.customer(caller, id);
    const to = await this.decided(user, dto.status);
    await this.database.inTransaction(() => this.store(caller, user, to));
    const { status, stop_start_dt, available_request_count } = await this.users.byId(id);
    return { status, stop_start_dt, available_request_count };
  }

  private async decided(user: User, to: number): Promise<UserStatus> {
    const infos = await this.users.stoppedInfos(user.id);
    const decision = decideStatusChange({
      from: user.status as UserStatus,
      to,
      paymentMethodId: user.payment_method_id,
      latestPaymentMethodId: user.latest_payment_method_id,
      hasBillingError: infos.some(({ type, solved }) => type === STOPPED_TYPE.creditCard && !solved),
    });
    if (!decision.ok) throw FieldErrors.on('status', decision.code);
    return decision.to;
  }

  /** Every write of the deed; the account's row comes first, by condition on all that the decision rests on. */
  private async store(caller: Principal, user: User, to: UserStatus): Promise<void> {
    await this.update(user, to);
    const approved = to === USER_STATUS.active && BEFORE_ACTIVE.includes(user.status);
    if (approved) await this.grant.give(user, caller.id);
    if (to === USER_STATUS.stopped) await this.stops.open(user.id);
    if (to === USER_STATUS.active) await this.stops.solve(user.id);
    for (const type of deedsOf(user, to))
      await this.history.record({ type, actor: caller, user, changes: { status: [user.status, to] } });
    if (approved) await this.mailApproved(user);
    if (to === USER_STATUS.rejected)
      await this.outbox.enqueue({ template: 'rejected', to: user, data: { name: addressee(user) } });
    if (to === USER_STATUS.withdrawn) await this.revocation.everything(user.id);
  }

  private async update(user: User, to: UserStatus): Promise<void> {
    const now = this.clock.now();
    const { id, status, payment_method_id, latest_payment_method_id } = user;
    const reviewed = to === USER_STATUS.active && user.payment_method_id === PAYMENT_METHOD.invoice;
    const write = this.database.manager
      .createQueryBuilder()
      .update(User)
      .set({
        status: to,
        updated_at: now,
        ...(to === USER_STATUS.stopped ? { stop_start_dt: now } : {}),
        ...(to === USER_STATUS.active ? { stop_start_dt: null } : {}),
        ...(to === USER_STATUS.withdrawn ? { withdrawal_dt: now } : {}),
        ...(reviewed && BEFORE_ACTIVE.includes(status) ? { invoice_approved_at: now } : {}),
      })
      .where('id = :id AND status = :status AND deleted_at IS NULL', { id, status })
      .andWhere('payment_method_id = :payment_method_id', { payment_method_id })
      .andWhere('latest_payment_method_id = :latest_payment_method_id', { latest_payment_method_id });
    if (to === USER_STATUS.active && latest_payment_method_id === PAYMENT_METHOD.creditCard)
      write.andWhere(NO_OPEN_BILLING_ERROR);
    if ((await write.execute()).affected !== 1) throw new DomainError(REASON.stale);
  }

  private async mailApproved(user: User): Promise<void> {
    const data = { name: addressee(user), url: this.config.publicUrl };
    await this.outbox.enqueue({ template: 'approved', to: user, data });
  }
}

/** 21, and besides 25 or 26 when the recurring billing of a card resumes or stops (decisions 11, Status call). */
function deedsOf(user: User, to: UserStatus): readonly OperationType[] {
  const deeds: OperationType[] = [OPERATION.statusChanged];
  if (user.latest_payment_method_id !== PAYMENT_METHOD.creditCard) return deeds;
  const { active, stopped } = USER_STATUS;
  if (user.status === stopped && to === active) deeds.push(OPERATION.billingResumed);
  if (user.status === active) deeds.push(OPERATION.billingStopped);
  return deeds;
}
