import { Inject, Injectable } from '@nestjs/common';
import { LIMITS } from '@laundry/shared/constants/limits';
import { PAGE } from '@laundry/shared/constants/pages';
import { ONETIME_PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { PAYMENT_CHANNEL, type PaymentChannel } from '@laundry/shared/constants/payment-states';
import { REQUEST_TYPE } from '@laundry/shared/constants/progress';
import { REASON } from '@laundry/shared/constants/reasons';
import { PICKUP_FIELD } from '@laundry/shared/rules/dates/pickup-rules';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { mayUseMember } from '@laundry/shared/rules/payments/deferred-member';
import { decideOnetime, type OnetimeDecision } from '@laundry/shared/rules/onetime/onetime-request';
import { onetimePaymentChoices } from '@laundry/shared/rules/payments/payment-choices';
import { isOnetime } from '@laundry/shared/rules/plans/plan-id';
import { isBlank } from '@laundry/shared/text/blank';
import { roomRefusal } from '@laundry/shared/rules/accounts/venue';
import { joinRoom, splitRoom } from '@laundry/shared/text/venue-room';
import { addMinutes, dateOf, parseDateTime } from '@laundry/shared/time/jst';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { FactsChanged } from '../../../common/errors/conflict.js';
import { decideBooking } from '../request/decide-booking.js';
import { Database } from '../../../common/transaction/database.js';
import { DayRevisions } from '../../calendar/places/day-revisions.js';
import { PickupPlaces } from '../../calendar/places/pickup-places.js';
import { StartPayment } from '../../payments/begin/start-payment.js';
import { AccountLocks } from '../../users/account-locks.js';
import { bookingFacts } from '../../users/booking-facts.js';
import { User } from '../../users/user.entity.js';
import { UserQueries } from '../../users/user.queries.js';
import { SharedRows } from '../../versions/shared-rows.js';
import { newRequest, type NewRequest } from '../booking/new-request.js';
import { planOf } from '../../users/stored-plan.js';
import { StatusCheck } from '../../users/status-check.js';
import { HELD } from '../request/live-request.js';
import { WashRequest } from '../request/wash-request.entity.js';
import { OnetimeContextQueries } from './onetime-context.queries.js';
import { UnpaidHolds } from './unpaid-holds.js';
import type { OnetimePurpose } from './onetime-payment.js';
import type { OnetimeRequestDto } from './onetime-request.dto.js';
import type { OnetimeRequestedView } from './onetime-request.view.js';

const CHANNELS: Readonly<Record<number, PaymentChannel>> = {
  [ONETIME_PAYMENT_METHOD.creditCard]: PAYMENT_CHANNEL.card,
  [ONETIME_PAYMENT_METHOD.paypay]: PAYMENT_CHANNEL.paypay,
  [ONETIME_PAYMENT_METHOD.deferredInvoice]: PAYMENT_CHANNEL.deferredInvoice,
};
const COMPLETE_PAGE = '/onetime-wash-request-complete';

type Accepted = Extract<OnetimeDecision, { ok: true }>;
type Booking = Accepted & { readonly revision: number; readonly channel: PaymentChannel };

/** A one-time request: it holds its place while it is paid, and is in no list before (handbook/requests.md#one-time). */
@Injectable()
export class CreateOnetimeRequest {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(StatusCheck) private readonly status: StatusCheck,
    @Inject(OnetimeContextQueries) private readonly contexts: OnetimeContextQueries,
    @Inject(PickupPlaces) private readonly places: PickupPlaces,
    @Inject(DayRevisions) private readonly days: DayRevisions,
    @Inject(UnpaidHolds) private readonly holds: UnpaidHolds,
    @Inject(StartPayment) private readonly payments: StartPayment,
    @Inject(SharedRows) private readonly rows: SharedRows,
  ) {}

  async execute(caller: Principal, dto: OnetimeRequestDto): Promise<OnetimeRequestedView> {
    return await decideBooking(async () => {
      const user = await this.users.byId(caller.accountId);
      if (!isOnetime(planOf(user.plan_id))) throw FieldErrors.on('plan_id', 'plan_unknown');
      if (user.status !== USER_STATUS.active) await this.status.refuse(user);
      refuseNoRoom(user, dto);
      const revision = await this.revisionOf(dto.sched_pickup_dt);
      const accepted = await this.decided(user, dto);
      const channel = this.channelOf(user, dto);
      if (accepted.price !== dto.price) throw new DomainError(REASON.stale, { price: accepted.price });
      return this.database.inTransaction(() => this.store(user, dto, { ...accepted, revision, channel }));
    });
  }

  /** Read before what the decision rests on: what is read after it is at least as new. */
  private async revisionOf(pickup: string): Promise<number> {
    const date = parseDateTime(pickup);
    return date === null ? 0 : this.days.of(dateOf(date));
  }

  private async decided(user: User, dto: OnetimeRequestDto): Promise<Accepted> {
    const wish = { pickup: dto.sched_pickup_dt, delivery: dto.sched_delivery_dt, count: dto.count };
    const decision = decideOnetime(wish, await this.contexts.of(user));
    if (!decision.ok) throw new FieldErrors({ [decision.field]: [decision.code] }, {}, decision.reason);
    return decision;
  }

  /** Deferred invoices are for companies that the provider knows. */
  private channelOf(user: User, { onetime_payment_method_id, frd_key }: OnetimeRequestDto): PaymentChannel {
    const channel = CHANNELS[onetime_payment_method_id];
    const isOffered = onetimePaymentChoices(user.is_company).some((method) => method === onetime_payment_method_id);
    if (channel === undefined || !isOffered || !this.payments.offers(channel)) {
      throw FieldErrors.on('onetime_payment_method_id', 'invalid_value');
    }
    if (channel !== PAYMENT_CHANNEL.deferredInvoice) return channel;
    if (isBlank(frd_key)) throw FieldErrors.on('frd_key', 'required');
    if (!mayUseMember(frd_key ?? '', user.id)) throw FieldErrors.on('frd_key', 'invalid_value');
    return channel;
  }

  /** Every write, in the lock order: user, day, request, payment. */
  private async store(user: User, dto: OnetimeRequestDto, accepted: Booking): Promise<OnetimeRequestedView> {
    const { channel, revision } = accepted;
    if (!(await this.accounts.lockActive(user.id, bookingFacts(user)))) await this.refuseHold(user.id);
    const day = dateOf(accepted.pickup);
    if (channel === PAYMENT_CHANNEL.paypay && (await this.payments.hasOpen(user.id, channel))) {
      const reason = REASON.duplicatePaypayPendingQueue;
      const held = await this.holds.paidBy(user.id, channel);
      throw DomainError.on('onetime_payment_method_id', reason, reason, held === null ? {} : toEnd(held));
    }
    await this.refuseHeld(user.id, accepted.pickup);
    // Only for a request that may be: a double press ends no other tab's payment.
    await this.holds.makeRoom(user, day);
    await this.keepRoom(user, dto.room_number);
    if (!(await this.places.reserve(day, revision)) || !(await this.holds.hasRoom(day)))
      throw DomainError.on(PICKUP_FIELD, REASON.preqCountMax);
    const id = await this.database.insert(WashRequest, this.requestOf(user, dto, accepted));
    const purpose: OnetimePurpose = { request_id: id, ...(!isBlank(dto.frd_key) && { frd_key: dto.frd_key ?? '' }) };
    const payment_no = await this.payments.start({
      userId: user.id,
      pageId: PAGE.onetimeRequest,
      channel,
      amount: accepted.price,
      purpose: { ...purpose },
      returnPath: returnPathOf(dto.redirect_url, id),
      minutes: LIMITS.unpaidOnetimeMinutes,
    });
    return { id, payment_no };
  }

  /** The account was suspended meanwhile, or is served otherwise by now. */
  private async refuseHold(userId: number): Promise<never> {
    await this.status.refuseNow(userId);
    throw new FactsChanged();
  }

  /** A request that waits for its payment is in no list: whoever asks again for its time is told of it. */
  private async refuseHeld(user_id: number, sched_pickup_dt: string): Promise<void> {
    const held = await this.database.manager.findOneBy(WashRequest, { user_id, sched_pickup_dt, ...HELD });
    if (held === null || held.pay_by === null) return;
    throw DomainError.on(PICKUP_FIELD, REASON.dup, 'dup_held', toEnd(held));
  }

  private requestOf(user: User, dto: OnetimeRequestDto, accepted: Accepted): NewRequest {
    const now = this.clock.now();
    const request = newRequest(user, {
      request_type: REQUEST_TYPE.eachTime,
      count: dto.count,
      sched_pickup_dt: accepted.pickup,
      sched_delivery_dt: accepted.delivery,
      delivery_box_pw: dto.delivery_box_pw ?? '',
      bikou: dto.bikou ?? '',
      created_at: now,
    });
    return { ...request, pay_by: addMinutes(now, LIMITS.unpaidOnetimeMinutes) };
  }

  /** A resident of a partner venue may say the room anew. */
  private async keepRoom(user: User, room: string | null | undefined): Promise<void> {
    if (user.source_venue_code === null || isBlank(room)) return;
    const held = await this.rows.hold(User, { id: user.id });
    const send_addr_detail3 = joinRoom(splitRoom(held.send_addr_detail3).building, (room ?? '').trim());
    const besides = { updated_at: this.clock.now() };
    await this.rows.write(User, held, { by: user.id, values: { send_addr_detail3 }, besides });
  }
}

/** What a customer is told of an own hold that stands in the way: until when, and by what to end it. */
const toEnd = ({ id, pay_by }: WashRequest) => ({ held_id: id, held_until: pay_by });

/** A room that a resident says anew has to be one. */
function refuseNoRoom(user: User, { room_number: room }: OnetimeRequestDto): void {
  if (user.source_venue_code === null || isBlank(room)) return;
  const refusal = roomRefusal(room ?? '');
  if (refusal !== null) throw FieldErrors.on('room_number', refusal);
}

/**
 * A path of ours, whatever host the wished address names: nobody is led elsewhere. Only an address of the web has a path
 * that begins with a slash and has no dots and backslashes left in it.
 */
function returnPathOf(wished: string | null | undefined, id: number): string {
  const fallback = `${COMPLETE_PAGE}?id=${id}`;
  if (isBlank(wished) || !URL.canParse(wished ?? '', 'http://localhost')) return fallback;
  const { protocol, pathname, search } = new URL(wished ?? '', 'http://localhost');
  return /^https?:$/.test(protocol) && !pathname.startsWith('//') ? `${pathname}${search}` : fallback;
}
