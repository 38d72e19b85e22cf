import { Inject, Injectable } from '@nestjs/common';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { paymentMethodWith, planEditReason } from '@laundry/shared/rules/plans/plan-change';
import { planChangeCourse } from '@laundry/shared/rules/plans/plan-change-course';
import { parsePlanId, type PlanId } from '@laundry/shared/rules/plans/plan-id';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { Database } from '../../../common/transaction/database.js';
import { AccountLocks } from '../../users/account-locks.js';
import { ConsoleAccount } from '../../users/console/console-account.js';
import type { User } from '../../users/user.entity.js';
import { UserQueries } from '../../users/user.queries.js';
import { CheckPlanWish } from './check-plan-wish.js';
import { chosenPlan } from './chosen-plan.js';
import { MakePlanChange } from './make-plan-change.js';
import type { PlanEditDto } from './plan-change.dto.js';
import { refuseUnseen } from './refuse-unseen.js';
import { planEditedView, type PlanEditedView } from './plan-change.view.js';

/** An operator changes a customer's plan: how it is paid follows from it (handbook/plans-and-prices.md#plan-change). */
@Injectable()
export class EditPlan {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(ConsoleAccount) private readonly consoleAccounts: ConsoleAccount,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(CheckPlanWish) private readonly wishes: CheckPlanWish,
    @Inject(MakePlanChange) private readonly plans: MakePlanChange,
  ) {}

  execute(caller: Principal, id: number, dto: PlanEditDto): Promise<PlanEditedView> {
    return this.database.inTransaction(async () => {
      await this.accounts.lock(id);
      const user = await this.consoleAccounts.customer(caller, id);
      const reason = planEditReason(user, this.clock.now());
      if (reason !== null) throw new DomainError(reason);
      refuseUnseen(user, dto);
      const wish = { ...dto, payment_method: methodWith(parsePlanId(dto.plan_id), user) };
      const plan = await this.wishes.check(user, wish);
      const { kind } = planChangeCourse(await this.wishes.customerOf(user), plan, {});
      const chosen = chosenPlan(plan, wish, user.user_plan_option);
      // Before its review an account has no plan yet that could go on until the end of the month.
      const purpose = { kind: user.status === USER_STATUS.underReview ? ('begin' as const) : kind, chosen };
      await this.plans.byOperator(user, purpose, caller);
      return planEditedView(await this.users.byId(id));
    });
  }
}

const methodWith = (plan: PlanId | null, user: User): number =>
  plan === null ? user.payment_method_id : paymentMethodWith(plan, user);
