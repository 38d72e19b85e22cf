import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { REASON } from '@laundry/shared/constants/reasons';
import { changesBetween } from '@laundry/shared/rules/history/changes-between';
import { PICKUP_FIELD } from '@laundry/shared/rules/dates/pickup-rules';
import { changeableRow } from '@laundry/shared/rules/dates/change-rules';
import { decideOperatorChange, type DateChange } from '@laundry/shared/rules/dates/date-change';
import { dateOf } from '@laundry/shared/time/jst';
import type { Principal } from '../../../common/auth/principal.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { FactsChanged } from '../../../common/errors/conflict.js';
import { decideBooking } from '../request/decide-booking.js';
import { refusalsError } from '../../../common/errors/refusals-error.js';
import { Database } from '../../../common/transaction/database.js';
import { PickupPlaces } from '../../calendar/places/pickup-places.js';
import type { AuditEntry } from '../../history/audit-entry.js';
import { History } from '../../history/history.js';
import { Outbox } from '../../mail/outbox.js';
import { AccountLocks } from '../../users/account-locks.js';
import { serviceFacts } from '../../users/booking-facts.js';
import { changedLegs } from '../request/changed-legs.js';
import { RequestTargets, type RequestTarget } from '../dispatch/console-request-target.js';
import type { ConsoleRequestView } from '../dispatch/console-request.view.js';
import type { ChangeDatesDto } from './change-dates.dto.js';
import { heldDate, type HeldDay } from '../request/held-day.js';
import { MOVED_FIELDS, movedRequest } from '../request/moved-request.js';
import { RequestMails } from '../request/request-mail.js';
import { planOf } from '../../users/stored-plan.js';
import { RequestContextQueries } from '../request/request-context.queries.js';
import { asRelinked, relinkedEntries } from '../request/relinked.js';
import { SameTimeChain } from '../request/same-time-chain.js';
import { WashRequestQueries } from '../dispatch/wash-request.queries.js';

/** An operator moves a request's pickup or delivery (handbook/requests.md#operators-dates). */
@Injectable()
export class ChangeDatesByOperator {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(RequestTargets) private readonly targets: RequestTargets,
    @Inject(RequestContextQueries) private readonly contexts: RequestContextQueries,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(PickupPlaces) private readonly places: PickupPlaces,
    @Inject(SameTimeChain) private readonly chain: SameTimeChain,
    @Inject(WashRequestQueries) private readonly requests: WashRequestQueries,
    @Inject(History) private readonly history: History,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(RequestMails) private readonly mails: RequestMails,
  ) {}

  async execute(caller: Principal, id: number, dto: ChangeDatesDto): Promise<ConsoleRequestView> {
    await decideBooking(() => this.change(caller, id, dto));
    return this.requests.one(caller, id);
  }

  private async change(caller: Principal, id: number, dto: ChangeDatesDto): Promise<void> {
    const target = await this.targets.find(caller, id, 'request.date');
    const { request, user } = target;
    const legs = changedLegs(request, dto);
    const date = heldDate(legs);
    if (date === null) return;
    const requestType = request.request_type;
    const context = await this.contexts.forBooking(date, user, { planId: request.plan_id, requestType });
    const decision = decideOperatorChange(changeableRow(request), legs, context);
    if (!decision.ok) throw refusalsError(decision.refusals);
    const day = { date, revision: context.revision };
    await this.database.inTransaction(() => this.store(caller, target, legs, day));
  }

  /** Every write of the operation, in the one lock order. */
  private async store(caller: Principal, target: RequestTarget, legs: DateChange, day: HeldDay): Promise<void> {
    const { request, user } = target;
    const { pickup } = legs;
    if (!(await this.accounts.lockServed(user.id, serviceFacts(user)))) throw new FactsChanged();
    const from = pickup !== undefined && request.sched_pickup_dt !== null ? dateOf(request.sched_pickup_dt) : null;
    if (!(await this.places.move(from, day.date, day.revision)))
      throw DomainError.on(PICKUP_FIELD, REASON.preqCountMax);
    const columns = movedRequest(request, legs);
    await this.targets.change(request, columns);
    const isChained = pickup !== undefined && planOf(request.plan_id).sameTime;
    const relinked = isChained ? await this.chain.relink(user.id) : [];
    const stored = asRelinked({ ...request, ...columns }, relinked);
    const own: AuditEntry = {
      type: OPERATION.requestDateChangedByOperator,
      actor: caller,
      user,
      request: stored,
      changes: changesBetween(request, stored, MOVED_FIELDS),
    };
    await this.history.recordAll([own, ...relinkedEntries(relinked, { actor: caller, user, besides: [request.id] })]);
    const data = { ...(await this.mails.of(user, stored)), before: await this.mails.of(user, request) };
    await this.outbox.enqueue({ template: 'request_changed', to: user, data });
  }
}
