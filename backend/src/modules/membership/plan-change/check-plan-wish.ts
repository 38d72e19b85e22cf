import { Inject, Injectable } from '@nestjs/common';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { isSuspendedForCard } from '@laundry/shared/rules/accounts/suspended-for-card';
import { planChangeErrors, type PlanCustomer, type PlanWish } from '@laundry/shared/rules/plans/plan-change';
import { monthToCome } from '@laundry/shared/rules/payments/begin-next-month';
import { parsePlanId, type PlanId } from '@laundry/shared/rules/plans/plan-id';
import { Clock } from '../../../common/clock/clock.js';
import { KeyErrors } from '../../../common/errors/key-errors.js';
import { AreaQueries } from '../../areas/area.queries.js';
import type { User } from '../../users/user.entity.js';
import { UserQueries } from '../../users/user.queries.js';

/** Whether a customer may have a plan as it was chosen, by whomever. */
@Injectable()
export class CheckPlanWish {
  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(AreaQueries) private readonly areas: AreaQueries,
  ) {}

  /** Throws {@link KeyErrors}. */
  async check(user: User, wish: PlanWish): Promise<PlanId> {
    const area = await this.areas.ofZipcode(user.send_addr_zipcode);
    const errors = planChangeErrors(wish, await this.customerOf(user), area);
    const plan = parsePlanId(wish.plan_id);
    const found = Object.entries(errors).map(([field, key]): [string, string[]] => [field, [key]]);
    if (found.length > 0 || plan === null) throw new KeyErrors(Object.fromEntries(found));
    return plan;
  }

  /** What the rules of plans ask of a customer. */
  async customerOf(user: User): Promise<PlanCustomer> {
    return {
      ...user,
      isSuspendedForCard: await this.isSuspendedForCard(user),
      beginsLater: monthToCome(user, this.clock.now()) !== null,
    };
  }

  private async isSuspendedForCard(user: User): Promise<boolean> {
    if (user.status !== USER_STATUS.suspended) return false;
    return isSuspendedForCard(await this.users.stoppedInfos(user.id));
  }
}
