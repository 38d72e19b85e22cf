import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import type { RequestType } from '@laundry/shared/constants/progress';
import { REASON } from '@laundry/shared/constants/reasons';
import { changeableRow } from '@laundry/shared/rules/change-rules';
import { decideOperatorChange, type DateChange } from '@laundry/shared/rules/date-change';
import { dateOf } from '@laundry/shared/time/jst';
import type { Principal } from '../../../common/auth/principal.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { refusalsError } from '../../../common/errors/refusals-error.js';
import { isUniqueViolation } from '../../../common/transaction/database-errors.js';
import { Database } from '../../../common/transaction/database.js';
import { PickupPlaces } from '../../calendar/pickup-places.js';
import { History } from '../../history/history.js';
import { Outbox } from '../../mail/outbox.js';
import { AccountHold } from '../../users/account-hold.js';
import { changedLegs } from '../changed-legs.js';
import { RequestTargets, type RequestTarget } from '../console-request-target.js';
import type { ConsoleRequestView } from '../console-request.view.js';
import type { ChangeDatesDto } from '../dto/change-dates.dto.js';
import { movedRequest } from '../moved-request.js';
import { requestMail } from '../request-mail.js';
import { planOf, RequestContextQueries } from '../request-context.queries.js';
import { SameTimeChain } from '../same-time-chain.js';
import { WashRequestQueries } from '../wash-request.queries.js';
import { LIVE_PICKUP_KEY } from '../wash-request.entity.js';

/** An operator moves a request's pickup or delivery (spec 2 §2.4 and §5). */
@Injectable()
export class ChangeDatesByOperator {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(RequestTargets) private readonly targets: RequestTargets,
    @Inject(RequestContextQueries) private readonly contexts: RequestContextQueries,
    @Inject(AccountHold) private readonly accounts: AccountHold,
    @Inject(PickupPlaces) private readonly places: PickupPlaces,
    @Inject(SameTimeChain) private readonly chain: SameTimeChain,
    @Inject(WashRequestQueries) private readonly requests: WashRequestQueries,
    @Inject(History) private readonly history: History,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  async execute(caller: Principal, id: number, dto: ChangeDatesDto): Promise<ConsoleRequestView> {
    const target = await this.targets.find(caller, id, 'request.date');
    const legs = changedLegs(target.request, dto);
    if (legs.pickup !== undefined || legs.delivery !== undefined) await this.change(caller, target, legs);
    return this.requests.one(caller, id);
  }

  private async change(caller: Principal, target: RequestTarget, legs: DateChange): Promise<void> {
    const { request, user } = target;
    const requestType = request.request_type as RequestType;
    const context = await this.contexts.of(user, { planId: request.plan_id, requestType });
    const decision = decideOperatorChange(changeableRow(request), legs, context);
    if (!decision.ok) throw refusalsError(decision.refusals);
    try {
      await this.database.inTransaction(() => this.store(caller, target, legs));
    } catch (error) {
      if (isUniqueViolation(error, LIVE_PICKUP_KEY)) throw new DomainError(REASON.dup);
      throw error;
    }
  }

  /** Every write of the deed, in the lock order of architecture rule 5. */
  private async store(caller: Principal, { request, user }: RequestTarget, legs: DateChange): Promise<void> {
    const { pickup, delivery } = legs;
    await this.accounts.take(user.id);
    if (pickup !== undefined && request.sched_pickup_dt !== null) {
      const moved = await this.places.move(dateOf(request.sched_pickup_dt), dateOf(pickup));
      if (!moved) throw new DomainError(REASON.preqCountMax);
    }
    const columns = movedRequest(request, legs);
    await this.targets.change(request, columns);
    if (pickup !== undefined && planOf(request.plan_id).sameTime) await this.chain.relink(user.id);
    const stored = { ...request, ...columns };
    await this.history.record({
      type: OPERATION.requestDateChangedByOperator,
      actor: caller,
      user,
      request: stored,
      changes: {
        ...(pickup !== undefined && { sched_pickup_dt: [request.sched_pickup_dt, pickup] as const }),
        ...(delivery !== undefined && { sched_delivery_dt: [request.sched_delivery_dt, delivery] as const }),
      },
    });
    await this.outbox.enqueue({ template: 'request_changed', to: user, data: requestMail(user, stored) });
  }
}
