import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { REQUEST_TYPE } from '@laundry/shared/constants/progress';
import { REASON } from '@laundry/shared/constants/reasons';
import { decideEachTime } from '@laundry/shared/rules/each-time-request';
import { isOnetime } from '@laundry/shared/rules/plan-id';
import { dateOf, type JstDate } from '@laundry/shared/time/jst';
import type { Principal } from '../../../common/auth/principal.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { refusalsError } from '../../../common/errors/refusals-error.js';
import { isUniqueViolation } from '../../../common/transaction/database-errors.js';
import { insertedId } from '../../../common/transaction/inserted-id.js';
import { Database } from '../../../common/transaction/database.js';
import { PickupPlaces } from '../../calendar/pickup-places.js';
import { History } from '../../history/history.js';
import { Outbox } from '../../mail/outbox.js';
import { Ledger, type CountMove } from '../../users/ledger.js';
import type { User } from '../../users/user.entity.js';
import { UserQueries } from '../../users/user.queries.js';
import { CustomerRequestQueries } from '../customer-request.queries.js';
import type { CustomerRequestView } from '../customer-request.view.js';
import type { CreateRequestDto } from '../dto/create-request.dto.js';
import { newRequest, type NewRequest } from '../new-request.js';
import { requestMail } from '../request-mail.js';
import { planOf, RequestContextQueries } from '../request-context.queries.js';
import { SameTimeChain } from '../same-time-chain.js';
import { StatusCheck } from '../status-check.js';
import { LIVE_PICKUP_KEY, WashRequest } from '../wash-request.entity.js';

/** A customer's each-time request: one bag of the balance each, one place of the day (spec 1 §5, decisions 4 and 5). */
@Injectable()
export class CreateRequest {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(StatusCheck) private readonly status: StatusCheck,
    @Inject(RequestContextQueries) private readonly contexts: RequestContextQueries,
    @Inject(Ledger) private readonly ledger: Ledger,
    @Inject(PickupPlaces) private readonly places: PickupPlaces,
    @Inject(CustomerRequestQueries) private readonly requests: CustomerRequestQueries,
    @Inject(SameTimeChain) private readonly chain: SameTimeChain,
    @Inject(History) private readonly history: History,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  async execute(caller: Principal, dto: CreateRequestDto): Promise<CustomerRequestView> {
    const user = await this.users.byId(caller.id);
    await this.status.refuse(user);
    const request = await this.decided(user, dto);
    try {
      const id = await this.database.inTransaction(() =>
        this.store(caller, user, request, dateOf(dto.sched_pickup_dt)),
      );
      return await this.requests.one(user.id, id);
    } catch (error) {
      if (isUniqueViolation(error, LIVE_PICKUP_KEY)) throw new DomainError(REASON.dup);
      throw error;
    }
  }

  /** The row to store, once every rule agrees. */
  private async decided(user: User, dto: CreateRequestDto): Promise<NewRequest> {
    const plan = planOf(user.plan_id);
    if (isOnetime(plan)) throw FieldErrors.on('plan_id', 'onetime_not_allowed');
    const context = await this.contexts.of(user);
    const { sched_pickup_dt: pickup, count } = dto;
    const decision = decideEachTime({ pickup, delivery: dto.sched_delivery_dt ?? null, count }, context);
    if (!decision.ok) throw refusalsError(decision.refusals);
    return newRequest(user, {
      request_type: REQUEST_TYPE.eachTime,
      count,
      sched_pickup_dt: pickup,
      sched_delivery_dt: decision.sched_delivery_dt,
      delivery_box_pw: dto.delivery_box_pw ?? '',
      bikou: dto.bikou ?? '',
      created_at: context.now,
    });
  }

  /** Every write of the deed, in the lock order of architecture rule 5. */
  private async store(caller: Principal, user: User, request: NewRequest, day: JstDate): Promise<number> {
    const use: CountMove = {
      userId: user.id,
      delta: -request.count,
      reason: 'request',
      actorId: caller.id,
      whileActive: true,
    };
    if (!(await this.ledger.take(use))) await this.refuseUse(user.id);
    if (!(await this.places.take(day))) throw new DomainError(REASON.preqCountMax);
    const id = await this.insert(request);
    if (request.is_tentative) await this.chain.relink(user.id);
    await this.ledger.write({ ...use, requestId: id });
    await this.history.record({ type: OPERATION.requestCreated, actor: caller, user, request: { ...request, id } });
    await this.outbox.enqueue({ template: 'request_received', to: user, data: requestMail(user, request) });
    return id;
  }

  private async insert(request: NewRequest): Promise<number> {
    const insert = this.database.manager.createQueryBuilder().insert().into(WashRequest).values(request);
    return insertedId(await insert.updateEntity(false).execute());
  }

  /** The balance did not give: the account was stopped meanwhile, or the bags are too few. */
  private async refuseUse(userId: number): Promise<never> {
    await this.status.refuseNow(userId);
    throw new DomainError(REASON.wreqCountLacking);
  }
}
