import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import type { RequestType } from '@laundry/shared/constants/progress';
import { REASON } from '@laundry/shared/constants/reasons';
import { changeableRow } from '@laundry/shared/rules/change-rules';
import { decideChange, type DateChange } from '@laundry/shared/rules/date-change';
import { dateOf } from '@laundry/shared/time/jst';
import type { Principal } from '../../../common/auth/principal.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { refusalsError } from '../../../common/errors/refusals-error.js';
import { isUniqueViolation } from '../../../common/transaction/database-errors.js';
import { Database } from '../../../common/transaction/database.js';
import { PickupPlaces } from '../../calendar/pickup-places.js';
import { History } from '../../history/history.js';
import { Outbox } from '../../mail/outbox.js';
import { AccountHold } from '../../users/account-hold.js';
import type { User } from '../../users/user.entity.js';
import { UserQueries } from '../../users/user.queries.js';
import { changedLegs } from '../changed-legs.js';
import { CustomerRequestQueries } from '../customer-request.queries.js';
import type { CustomerRequestView } from '../customer-request.view.js';
import type { ChangeRequestDto } from '../dto/change-request.dto.js';
import { movedRequest, type MovedColumns } from '../moved-request.js';
import { requestMail } from '../request-mail.js';
import { planOf, RequestContextQueries } from '../request-context.queries.js';
import { SameTimeChain } from '../same-time-chain.js';
import { StatusCheck } from '../status-check.js';
import { LIVE_PICKUP_KEY, WashRequest } from '../wash-request.entity.js';

/** What a change writes; the box password alone is no move. */
type Changed = Partial<MovedColumns> & { readonly delivery_box_pw?: string };

/** A customer moves a request's pickup or delivery, or gives another box password (spec 1 §5, decisions 12 "Change"). */
@Injectable()
export class ChangeRequest {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(CustomerRequestQueries) private readonly requests: CustomerRequestQueries,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(StatusCheck) private readonly status: StatusCheck,
    @Inject(RequestContextQueries) private readonly contexts: RequestContextQueries,
    @Inject(AccountHold) private readonly accounts: AccountHold,
    @Inject(PickupPlaces) private readonly places: PickupPlaces,
    @Inject(SameTimeChain) private readonly chain: SameTimeChain,
    @Inject(History) private readonly history: History,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  async execute(caller: Principal, id: number, dto: ChangeRequestDto): Promise<CustomerRequestView> {
    const request = await this.requests.live(caller.id, id);
    const user = await this.users.byId(caller.id);
    const changed = { ...(await this.moved(user, request, changedLegs(request, dto))), ...boxPassword(request, dto) };
    if (Object.keys(changed).length > 0) {
      try {
        await this.database.inTransaction(() => this.store(caller, user, request, changed));
      } catch (error) {
        if (isUniqueViolation(error, LIVE_PICKUP_KEY)) throw new DomainError(REASON.dup);
        throw error;
      }
    }
    return this.requests.one(user.id, id);
  }

  /** The columns of the new dates, once every rule agrees; none without new dates. */
  private async moved(user: User, request: WashRequest, legs: DateChange): Promise<Partial<MovedColumns>> {
    if (legs.pickup === undefined && legs.delivery === undefined) return {};
    await this.status.refuse(user);
    const { plan_id: planId, request_type } = request;
    const context = await this.contexts.of(user, { planId, requestType: request_type as RequestType });
    const decision = decideChange(changeableRow(request), legs, context);
    if (!decision.ok) throw refusalsError(decision.refusals);
    return movedRequest(request, legs);
  }

  /** Every write of the deed, in the lock order of architecture rule 5. */
  private async store(caller: Principal, user: User, request: WashRequest, changed: Changed): Promise<void> {
    const { sched_pickup_dt: pickup } = changed;
    const moves = changed.sched_dt !== undefined;
    if (moves && !(await this.accounts.takeActive(user.id))) await this.refuseByNow(request);
    if (pickup && request.sched_pickup_dt !== null) {
      const moved = await this.places.move(dateOf(request.sched_pickup_dt), dateOf(pickup));
      if (!moved) throw new DomainError(REASON.preqCountMax);
    }
    if (!(await this.update(request, changed))) await this.refuseByNow(request);
    if (pickup && planOf(request.plan_id).sameTime) await this.chain.relink(user.id);
    const stored = { ...request, ...changed };
    const changes = changesOf(request, changed);
    await this.history.record({ type: OPERATION.requestChanged, actor: caller, user, request: stored, changes });
    if (moves) await this.outbox.enqueue({ template: 'request_changed', to: user, data: requestMail(user, stored) });
  }

  /** False when the request is no longer what was decided on. */
  private async update(request: WashRequest, changed: Changed): Promise<boolean> {
    const { id, user_id, status, sched_pickup_dt, sched_delivery_dt } = request;
    const query = this.database.manager
      .createQueryBuilder()
      .update(WashRequest)
      .set(changed)
      .where('id = :id AND user_id = :user_id AND cancelled_at IS NULL AND result_delivery_dt IS NULL', {
        id,
        user_id,
      });
    if (changed.sched_dt !== undefined) {
      query.andWhere('status = :status AND sched_delivery_dt = :sched_delivery_dt', { status, sched_delivery_dt });
      if (sched_pickup_dt !== null) query.andWhere('sched_pickup_dt = :sched_pickup_dt', { sched_pickup_dt });
    }
    return (await query.execute()).affected === 1;
  }

  /** Somebody else was faster: cancelled is not found, a stopped account its reason, all else stale. */
  private async refuseByNow({ user_id, id }: WashRequest): Promise<never> {
    await this.requests.live(user_id, id);
    await this.status.refuseNow(user_id);
    throw new DomainError(REASON.stale);
  }
}

/** Another box password is taken until the delivery, whatever the hour. */
function boxPassword(request: WashRequest, { delivery_box_pw: wanted }: ChangeRequestDto): Changed {
  if (wanted === undefined || (wanted ?? '') === request.delivery_box_pw) return {};
  if (request.result_delivery_dt !== null) throw FieldErrors.on('delivery_box_pw', 'delivery_done');
  return { delivery_box_pw: wanted ?? '' };
}

/** For the history, which holds no secret: the dates, and that there is another box password. */
function changesOf(request: WashRequest, changed: Changed): Record<string, readonly [unknown, unknown]> {
  const { sched_pickup_dt: pickup, sched_delivery_dt: delivery, delivery_box_pw: password } = changed;
  return {
    ...(pickup && { sched_pickup_dt: [request.sched_pickup_dt, pickup] as const }),
    ...(delivery && { sched_delivery_dt: [request.sched_delivery_dt, delivery] as const }),
    ...(password !== undefined && { delivery_box_pw: ['***', '***'] as const }),
  };
}
