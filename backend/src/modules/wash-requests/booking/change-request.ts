import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { REASON } from '@laundry/shared/constants/reasons';
import type { MessageKey } from '@laundry/shared/messages/message';
import { PICKUP_FIELD } from '@laundry/shared/rules/dates/pickup-rules';
import { changeableRow } from '@laundry/shared/rules/dates/change-rules';
import { doorCodeLock } from '@laundry/shared/rules/door-code/door-code';
import { decideChange, type DateChange } from '@laundry/shared/rules/dates/date-change';
import type { RequestContext } from '@laundry/shared/rules/dates/request-context';
import type { Refusal } from '@laundry/shared/rules/decision';
import { changesBetween } from '@laundry/shared/rules/history/changes-between';
import { readable } from '../../../common/crypto/unreadable.js';
import { dateOf } from '@laundry/shared/time/jst';
import { DomainError } from '../../../common/errors/domain-error.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { FactsChanged, Conflict } from '../../../common/errors/conflict.js';
import { decideBooking } from '../request/decide-booking.js';
import { refusalsError } from '../../../common/errors/refusals-error.js';
import { Database } from '../../../common/transaction/database.js';
import { PickupPlaces } from '../../calendar/places/pickup-places.js';
import type { Actor, AuditEntry } from '../../history/audit-entry.js';
import { History } from '../../history/history.js';
import { Outbox } from '../../mail/outbox.js';
import { AccountLocks } from '../../users/account-locks.js';
import { serviceFacts } from '../../users/booking-facts.js';
import type { User } from '../../users/user.entity.js';
import { UserQueries } from '../../users/user.queries.js';
import { type SentDates, changedLegs } from '../request/changed-legs.js';
import { CustomerRequestQueries } from './customer-request.queries.js';
import type { CustomerRequestView } from './customer-request.view.js';
import type { ChangeRequestDto } from './change-request.dto.js';
import { heldDate, type HeldDay } from '../request/held-day.js';
import { liveSql } from '../request/live-request.js';
import { MOVED_FIELDS, movedRequest, type MovedColumns } from '../request/moved-request.js';
import { requestMail } from '../request/request-mail.js';
import { planOf } from '../../users/stored-plan.js';
import { RequestContextQueries } from '../request/request-context.queries.js';
import { asRelinked, relinkedEntries } from '../request/relinked.js';
import { SameTimeChain } from '../request/same-time-chain.js';
import { StatusCheck } from '../../users/status-check.js';
import { WashRequest } from '../request/wash-request.entity.js';

/** The rule that new dates are decided by. */
export type DecideDates = (
  request: WashRequest,
  legs: DateChange,
  context: RequestContext,
) => { readonly ok: true } | { readonly ok: false; readonly refusals: readonly Refusal<MessageKey>[] };

/** What of the dates that are sent is a wish, and how it is decided. */
export interface ChangeRule {
  readonly legsOf: (request: WashRequest, sent: SentDates) => DateChange;
  readonly decide: DecideDates;
}

const AS_CUSTOMER: ChangeRule = {
  legsOf: changedLegs,
  decide: (request, legs, context) => decideChange(changeableRow(request), legs, context),
};

/** What a change writes; the box password alone is no move. */
type Changed = Partial<MovedColumns> & { readonly delivery_box_pw?: string };

interface Wanted {
  readonly legs: DateChange;
  readonly decide: DecideDates;
}

interface Move {
  readonly columns: MovedColumns;
  readonly day: HeldDay;
}

interface Write {
  readonly changed: Changed;
  /** Null: no new dates. */
  readonly day: HeldDay | null;
}

/** A customer moves a request's pickup or delivery, or gives another box password (handbook/requests.md#change-and-cancel). */
@Injectable()
export class ChangeRequest {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(CustomerRequestQueries) private readonly requests: CustomerRequestQueries,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(StatusCheck) private readonly status: StatusCheck,
    @Inject(RequestContextQueries) private readonly contexts: RequestContextQueries,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(PickupPlaces) private readonly places: PickupPlaces,
    @Inject(SameTimeChain) private readonly chain: SameTimeChain,
    @Inject(History) private readonly history: History,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  async execute(caller: Actor, id: number, dto: ChangeRequestDto, rule = AS_CUSTOMER): Promise<CustomerRequestView> {
    const user = await decideBooking(() => this.change(caller, id, dto, rule));
    return this.requests.one(user, id);
  }

  /** Answers whose request it is. */
  private async change(
    caller: Actor,
    id: number,
    dto: ChangeRequestDto,
    { legsOf, decide }: ChangeRule,
  ): Promise<User> {
    const request = await this.requests.live(caller.accountId, id);
    const user = await this.users.byId(caller.accountId);
    const move = await this.moved(user, request, { legs: legsOf(request, dto), decide });
    const changed = { ...move?.columns, ...boxPassword(request, dto) };
    if (Object.keys(changed).length === 0) return user;
    await this.database.inTransaction(() => this.store(caller, user, request, { changed, day: move?.day ?? null }));
    return user;
  }

  /** The columns of the new dates, once every rule agrees, and the day that holds them; null without new dates. */
  private async moved(user: User, request: WashRequest, { legs, decide }: Wanted): Promise<Move | null> {
    const date = heldDate(legs);
    if (date === null) return null;
    await this.status.refuse(user);
    const { plan_id: planId, request_type } = request;
    const context = await this.contexts.forBooking(date, user, { planId, requestType: request_type });
    const decision = decide(request, legs, context);
    if (!decision.ok) throw refusalsError(decision.refusals);
    return { columns: movedRequest(request, legs), day: { date, revision: context.revision } };
  }

  /** Every write of the operation, in the one lock order. */
  private async store(caller: Actor, user: User, request: WashRequest, { changed, day }: Write): Promise<void> {
    const { sched_pickup_dt: pickup } = changed;
    // A door code of its own waits too: the history asks under this lock whether who gives it was removed.
    if (day === null) await this.accounts.lock(user.id);
    else if (!(await this.accounts.lockActive(user.id, serviceFacts(user)))) await this.refuseAccount(user);
    if (day !== null) {
      const from = pickup && request.sched_pickup_dt !== null ? dateOf(request.sched_pickup_dt) : null;
      if (!(await this.places.move(from, day.date, day.revision)))
        throw DomainError.on(PICKUP_FIELD, REASON.preqCountMax);
    }
    if (!(await this.update(request, changed))) await this.refuseByNow(request);
    const relinked = pickup && planOf(request.plan_id).sameTime ? await this.chain.relink(user.id) : [];
    const stored = asRelinked({ ...request, ...changed }, relinked);
    const own: AuditEntry = {
      type: OPERATION.requestChanged,
      actor: caller,
      user,
      request: stored,
      changes: {
        ...changesBetween(request, stored, MOVED_FIELDS),
        ...(changed.delivery_box_pw !== undefined && { delivery_box_pw: [null, null] as const }),
      },
    };
    await this.history.recordAll([own, ...relinkedEntries(relinked, { actor: caller, user, besides: [request.id] })]);
    if (day === null) return;
    const data = { ...requestMail(user, stored), before: requestMail(user, request) };
    await this.outbox.enqueue({ template: 'request_changed', to: user, data });
  }

  /** False when the request is no longer what was decided on. */
  private async update(request: WashRequest, changed: Changed): Promise<boolean> {
    const { id, user_id, status, sched_pickup_dt, sched_delivery_dt, absence_status } = request;
    const query = this.database.manager
      .createQueryBuilder()
      .update(WashRequest)
      .set(changed)
      .where(`id = :id AND user_id = :user_id AND ${liveSql()} AND result_delivery_dt IS NULL`, {
        id,
        user_id,
      });
    if (changed.sched_dt !== undefined) {
      query.andWhere('status = :status AND sched_delivery_dt = :sched_delivery_dt', { status, sched_delivery_dt });
      if (sched_pickup_dt !== null) query.andWhere('sched_pickup_dt = :sched_pickup_dt', { sched_pickup_dt });
    }
    if (changed.absence_status !== undefined) query.andWhere('absence_status = :absence_status', { absence_status });
    return (await query.execute()).affected === 1;
  }

  /** The account did not hold: it was suspended meanwhile, or is served elsewhere or on other days. */
  private async refuseAccount({ id }: User): Promise<never> {
    await this.status.refuseNow(id);
    throw new FactsChanged();
  }

  /** Somebody else was faster: cancelled is not found, what has only got a mark is decided anew, all else is stale. */
  private async refuseByNow(seen: WashRequest): Promise<never> {
    const { absence_status, status, sched_pickup_dt, sched_delivery_dt } = await this.requests.live(
      seen.user_id,
      seen.id,
    );
    const isMoved = sched_pickup_dt !== seen.sched_pickup_dt || sched_delivery_dt !== seen.sched_delivery_dt;
    const isMarked = absence_status !== seen.absence_status && status === seen.status && !isMoved;
    throw isMarked ? new FactsChanged() : new Conflict();
  }
}

/** Another box password is taken until the delivery, whatever the hour; null in the place of one that cannot be read is as it was shown. */
function boxPassword(request: WashRequest, { delivery_box_pw: wanted }: ChangeRequestDto): Changed {
  const shown = readable(request.delivery_box_pw);
  if (wanted === undefined || wanted === shown || (wanted ?? '') === shown) return {};
  const lock = doorCodeLock(request);
  if (lock !== null) throw FieldErrors.on('delivery_box_pw', lock);
  return { delivery_box_pw: wanted ?? '' };
}
