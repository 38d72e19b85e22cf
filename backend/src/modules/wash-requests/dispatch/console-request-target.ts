import { Inject, Injectable } from '@nestjs/common';
import { refuse } from '@laundry/shared/rules/decision';
import { permissionRefusal, type Action } from '@laundry/shared/rules/accounts/permissions';
import { isOnetime } from '@laundry/shared/rules/plans/plan-id';
import { IsNull, type QueryDeepPartialEntity } from 'typeorm';
import { asOperator, type Principal } from '../../../common/auth/principal.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { Conflict } from '../../../common/errors/conflict.js';
import { throwIfRefused } from '../../../common/errors/refusals-error.js';
import { Database } from '../../../common/transaction/database.js';
import { User } from '../../users/user.entity.js';
import { visibleRequest } from './console-request-scope.js';
import { LIVE } from '../request/live-request.js';
import { planOf } from '../../users/stored-plan.js';
import { WashRequest } from '../request/wash-request.entity.js';

/** A request and its customer, as they were when an operation of the back office was decided. */
export interface RequestTarget {
  readonly request: WashRequest;
  readonly user: User;
  /** Made under the one-time plan, whatever the customer's plan is by now. */
  readonly isOnetime: boolean;
}

/** Finds what an operator wants to change, and changes it only if it is still as it was. */
@Injectable()
export class RequestTargets {
  constructor(@Inject(Database) private readonly database: Database) {}

  /**
   * A live request on which the caller may act so. Throws {@link NotFound} for one they cannot see, and forbidden for one
   * they can see but not touch: wash staff, another's.
   */
  async find(caller: Principal, id: number, action: Action): Promise<RequestTarget> {
    const target = await this.visible(caller, id);
    const missing = permissionRefusal(asOperator(caller), action, target.request);
    throwIfRefused(missing === null ? null : refuse(missing, 'staff_id'));
    return target;
  }

  /** Throws {@link NotFound} for what is no live request that the caller may see. */
  async findVisible(caller: Principal, id: number): Promise<void> {
    if (!(await this.database.manager.existsBy(WashRequest, { ...visibleRequest(caller), id }))) throw new NotFound();
  }

  /** A live request that the caller may see. Throws {@link NotFound}. */
  async visible(caller: Principal, id: number): Promise<RequestTarget> {
    const { manager } = this.database;
    const request = await manager.findOneBy(WashRequest, { ...visibleRequest(caller), id });
    if (request === null) throw new NotFound();
    const user = await manager.findOneByOrFail(User, { id: request.user_id });
    return { request, user, isOnetime: isOnetime(planOf(request.plan_id)) };
  }

  /** Throws {@link Conflict} when anything that an operation is decided on has changed since: stage, dates, count, assignee, mark. */
  async change(seen: WashRequest, values: QueryDeepPartialEntity<WashRequest>): Promise<void> {
    const { id, status, count, sched_delivery_dt, absence_status } = seen;
    const { affected } = await this.database.manager.update(
      WashRequest,
      {
        id,
        status,
        count,
        sched_delivery_dt,
        absence_status,
        sched_pickup_dt: seen.sched_pickup_dt ?? IsNull(),
        staff_id: seen.staff_id ?? IsNull(),
        ...LIVE,
      },
      values,
    );
    if (affected !== 1) throw new Conflict();
  }
}
