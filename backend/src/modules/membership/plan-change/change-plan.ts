import { Inject, Injectable } from '@nestjs/common';
import { PAGE } from '@laundry/shared/constants/pages';
import { PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { PAYMENT_CHANNEL } from '@laundry/shared/constants/payment-states';
import { REASON } from '@laundry/shared/constants/reasons';
import { planChangeReason } from '@laundry/shared/rules/plans/plan-change';
import { planChangeCourse } from '@laundry/shared/rules/plans/plan-change-course';
import { isOnetime, type PlanId } from '@laundry/shared/rules/plans/plan-id';
import { isSamePlan, planToCome } from '@laundry/shared/rules/plans/plan-to-come';
import { monthlyCharge } from '@laundry/shared/rules/plans/price';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { KeyErrors } from '../../../common/errors/key-errors.js';
import { Database } from '../../../common/transaction/database.js';
import { StartPayment } from '../../payments/begin/start-payment.js';
import { AccountLocks } from '../../users/account-locks.js';
import type { User } from '../../users/user.entity.js';
import { UserQueries } from '../../users/user.queries.js';
import { UnpaidCharges } from '../monthly-charge/unpaid-charges.js';
import { CheckPlanWish } from './check-plan-wish.js';
import { chosenPlan, type ChosenPlan } from './chosen-plan.js';
import { MakePlanChange, type PlanPurpose } from './make-plan-change.js';
import type { PlanChangeDto } from './plan-change.dto.js';
import { refuseUnseen } from './refuse-unseen.js';
import type { PlanChangedView } from './plan-change.view.js';

const COMPLETE_PAGE = '/plan/edit-complete';

/** A customer chooses another plan (handbook/plans-and-prices.md#plan-change). */
@Injectable()
export class ChangePlan {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(StartPayment) private readonly payments: StartPayment,
    @Inject(CheckPlanWish) private readonly wishes: CheckPlanWish,
    @Inject(UnpaidCharges) private readonly unpaid: UnpaidCharges,
    @Inject(MakePlanChange) private readonly plans: MakePlanChange,
  ) {}

  execute(caller: Principal, dto: PlanChangeDto): Promise<PlanChangedView> {
    return this.database.inTransaction(async () => {
      await this.accounts.lock(caller.accountId);
      const user = await this.users.byId(caller.accountId);
      const plan = await this.decided(user, dto);
      const purpose = await this.purposeOf(user, plan, dto);
      await this.plans.supersede(user.id);
      const payment_no = purpose.amount === null ? null : await this.begin(user, purpose);
      if (payment_no === null) await this.plans.byCustomer(user, purpose);
      const { plan_id, next_month_plan_id } = await this.users.byId(user.id);
      return { plan_id, next_month_plan_id, ...(payment_no !== null && { payment_no }) };
    });
  }

  private async decided(user: User, dto: PlanChangeDto): Promise<PlanId> {
    const { isSuspendedForCard } = await this.wishes.customerOf(user);
    const reason = planChangeReason({ ...user, isSuspendedForCard }, this.clock.now());
    if (reason !== null) throw new DomainError(reason);
    refuseUnseen(user, dto);
    const plan = await this.wishes.check(user, dto);
    // Another card, and nothing else.
    const chosen = chosenPlan(plan, dto, user.user_plan_option);
    if (user.withdrawal_dt !== null && !isSamePlan(chosen, planToCome(user)))
      throw new DomainError(REASON.withdrawalBooked);
    const byCard = dto.payment_method === PAYMENT_METHOD.creditCard && !isOnetime(plan);
    if (byCard && !this.payments.offers(PAYMENT_CHANNEL.card)) {
      throw new KeyErrors({ payment_method: ['payment_method_unselectable'] });
    }
    return plan;
  }

  /** What the change is, and what has to be paid by card before it: null when nothing has. */
  private async purposeOf(
    user: User,
    plan: PlanId,
    dto: PlanChangeDto,
  ): Promise<PlanPurpose & { amount: number | null }> {
    const chosen = chosenPlan(plan, dto, user.user_plan_option);
    const { kind, card } = planChangeCourse(await this.wishes.customerOf(user), plan, dto);
    const begins = kind === 'begin' && card === 'check' ? { begins_month: user.begins_month } : {};
    if (card !== 'owed') return { kind, chosen, ...begins, amount: amountOf(card, plan, chosen) };
    const unpaid = await this.unpaid.of(user.id);
    const amount = unpaid.reduce((sum, charge) => sum + charge.amount, 0);
    return { kind, chosen, amount, charges: unpaid.map(({ id }) => id) };
  }

  private begin(user: User, { amount, ...purpose }: PlanPurpose & { amount: number | null }): Promise<string> {
    return this.payments.start({
      userId: user.id,
      pageId: PAGE.planChange,
      channel: PAYMENT_CHANNEL.card,
      amount: amount ?? 0,
      purpose,
      keepsCard: true,
      returnPath: COMPLETE_PAGE,
    });
  }
}

/** A card that is only checked is charged with the next month. */
function amountOf(card: 'price' | 'check' | null, plan: PlanId, chosen: ChosenPlan): number | null {
  if (card === null) return null;
  return card === 'check' ? 0 : monthlyCharge(plan, chosen.user_plan_option);
}
