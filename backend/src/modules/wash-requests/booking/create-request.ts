import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { REQUEST_TYPE } from '@laundry/shared/constants/progress';
import { REASON } from '@laundry/shared/constants/reasons';
import { PICKUP_FIELD } from '@laundry/shared/rules/dates/pickup-rules';
import { decideEachTime } from '@laundry/shared/rules/booking/each-time-request';
import { isOnetime } from '@laundry/shared/rules/plans/plan-id';
import { dateOf, type JstDate } from '@laundry/shared/time/jst';
import { clerkIdOf, type Principal } from '../../../common/auth/principal.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { FactsChanged } from '../../../common/errors/conflict.js';
import { decideBooking } from '../request/decide-booking.js';
import { refusalsError } from '../../../common/errors/refusals-error.js';
import { Database } from '../../../common/transaction/database.js';
import { PickupPlaces } from '../../calendar/places/pickup-places.js';
import { History } from '../../history/history.js';
import { Outbox } from '../../mail/outbox.js';
import { bookingFacts } from '../../users/booking-facts.js';
import { Ledger, type CountMove } from '../../balance/ledger.js';
import type { User } from '../../users/user.entity.js';
import { UserQueries } from '../../users/user.queries.js';
import { CustomerRequestQueries } from './customer-request.queries.js';
import type { CustomerRequestView } from './customer-request.view.js';
import type { CreateRequestDto } from './create-request.dto.js';
import { costCentreFor } from './cost-centre-for.js';
import { newRequest, type NewRequest } from './new-request.js';
import { requestMail } from '../request/request-mail.js';
import { planOf } from '../../users/stored-plan.js';
import { RequestContextQueries, type BookingContext } from '../request/request-context.queries.js';
import { asRelinked, relinkedEntries } from '../request/relinked.js';
import { SameTimeChain } from '../request/same-time-chain.js';
import { StatusCheck } from '../../users/status-check.js';
import { VisitLinks } from '../../visit-links/visit-links.js';
import { WashRequest } from '../request/wash-request.entity.js';

interface Place {
  readonly day: JstDate;
  readonly revision: number;
}

/** A customer's each-time request: one bag of the balance each, one place of the day (handbook/bags.md#what-a-request-costs). */
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
    @Inject(VisitLinks) private readonly links: VisitLinks,
    @Inject(History) private readonly history: History,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  async execute(caller: Principal, dto: CreateRequestDto): Promise<CustomerRequestView> {
    const { user, id } = await decideBooking(async () => {
      const user = await this.users.byId(caller.accountId);
      await this.status.refuse(user);
      const day = dateOf(dto.sched_pickup_dt);
      const context = await this.contexts.forBooking(day, user);
      const request = { ...decided(user, dto, context), booked_by: clerkIdOf(caller) };
      const place = { day, revision: context.revision };
      return { user, id: await this.database.inTransaction(() => this.store(caller, user, request, place)) };
    });
    return this.requests.one(user, id);
  }

  /** Every write of the operation, in the one lock order. */
  private async store(caller: Principal, user: User, request: NewRequest, { day, revision }: Place): Promise<number> {
    const use: CountMove = {
      userId: user.id,
      delta: -request.count,
      reason: 'request',
      actorId: caller.personId,
      whileActive: true,
      whileSeen: bookingFacts(user),
    };
    const begun = (await this.ledger.begin(use)) ?? (await this.refuseUse(user, request.count));
    if (!(await this.places.reserve(day, revision))) throw DomainError.on(PICKUP_FIELD, REASON.preqCountMax);
    const id = await this.database.insert(WashRequest, request);
    if (request.booked_by !== null) await this.links.make(id, request.booked_by);
    const relinked = request.is_tentative ? await this.chain.relink(user.id) : [];
    await begun.record(id);
    const stored = asRelinked({ ...request, id }, relinked);
    await this.history.recordAll([
      { type: OPERATION.requestCreated, actor: caller, user, request: stored },
      ...relinkedEntries(relinked, { actor: caller, user, besides: [id] }),
    ]);
    await this.outbox.enqueue({ template: 'request_received', to: user, data: requestMail(user, stored) });
    return id;
  }

  /** The balance did not give: the account was suspended or changed meanwhile, or the bags are too few. */
  private async refuseUse({ id }: User, count: number): Promise<never> {
    await this.status.refuseNow(id);
    const { available_request_count } = await this.users.byId(id);
    throw available_request_count < count ? DomainError.on('count', REASON.wreqCountLacking) : new FactsChanged();
  }
}

/** The row to store, once every rule agrees. */
function decided(user: User, dto: CreateRequestDto, context: BookingContext): NewRequest {
  if (isOnetime(planOf(user.plan_id))) throw FieldErrors.on('plan_id', 'onetime_not_allowed');
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
    cost_centre: costCentreFor(user, dto.cost_centre),
    created_at: context.now,
  });
}
