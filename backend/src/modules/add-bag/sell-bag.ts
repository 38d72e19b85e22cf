import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { PAGE } from '@laundry/shared/constants/pages';
import { REQUEST_TYPE } from '@laundry/shared/constants/progress';
import { BAG_DELIVERY_REMARK, decideSale } from '@laundry/shared/rules/payments/add-bag';
import { accountMonth } from '@laundry/shared/rules/payments/month-turn';
import { timesOf } from '@laundry/shared/rules/areas/area-hours';
import { nextOpenDay } from '@laundry/shared/rules/calendar/working-days';
import { addDays, at } from '@laundry/shared/time/jst';
import { IsNull } from 'typeorm';
import type { Principal } from '../../common/auth/principal.js';
import { Clock } from '../../common/clock/clock.js';
import { readable } from '../../common/crypto/unreadable.js';
import { FieldErrors } from '../../common/errors/field-errors.js';
import { Database } from '../../common/transaction/database.js';
import { AreaQueries } from '../areas/area.queries.js';
import { CalendarQueries } from '../calendar/calendar.queries.js';
import { History } from '../history/history.js';
import { Outbox } from '../mail/outbox.js';
import { ManualPayments } from '../payments/manual/manual-payments.js';
import { AccountLocks } from '../users/account-locks.js';
import { AccountMonth } from '../balance/account-month.js';
import { Ledger, type CountMove } from '../balance/ledger.js';
import { addressee } from '@laundry/shared/text/person-name';
import { User } from '../users/user.entity.js';
import { newRequest, type NewRequest } from '../wash-requests/booking/new-request.js';
import { WashRequest } from '../wash-requests/request/wash-request.entity.js';
import type { AddedBagView, SaleCheckView } from './add-bag.view.js';
import type { AddBagDto } from './add-bag.dto.js';

/** Where no area says otherwise. */
const FIRST_TIME = '10:00';

/** What the history and the mail need to know of a sale. */
interface Sold {
  readonly dto: AddBagDto;
  readonly user: User;
  readonly price: number;
  /** When bags are brought; null for washes. */
  readonly delivery: string | null;
}

/** An operator sells washes or bags to a customer, who pays later: a pending payment by hand. */
@Injectable()
export class SellBag {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(AccountMonth) private readonly months: AccountMonth,
    @Inject(Ledger) private readonly ledger: Ledger,
    @Inject(AreaQueries) private readonly areas: AreaQueries,
    @Inject(CalendarQueries) private readonly calendar: CalendarQueries,
    @Inject(ManualPayments) private readonly payments: ManualPayments,
    @Inject(History) private readonly history: History,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  async execute(caller: Principal, dto: AddBagDto): Promise<AddedBagView> {
    return this.database.inTransaction(async () => {
      // What the sale is decided on stays as it is until it is stored.
      await this.accounts.lock(dto.user_id);
      const sold = await this.decide(dto);
      return sold.delivery === null ? this.storeWashes(caller, sold) : this.storeBags(caller, sold);
    });
  }

  async check(dto: AddBagDto): Promise<SaleCheckView> {
    const { price, delivery } = await this.decide(dto);
    return { price, sched_delivery_dt: delivery };
  }

  private async decide(dto: AddBagDto): Promise<Sold> {
    const found = await this.database.manager.findOneBy(User, { id: dto.user_id, deleted_at: IsNull() });
    const user = found && (await this.months.upToDate(found));
    const decision = decideSale(dto, user, this.clock.now());
    if (!decision.ok) throw FieldErrors.ofRefusals(decision.refusals);
    if (user === null) throw FieldErrors.on('user_name', 'user_name_mismatch');
    const isBag = dto.operation_type === OPERATION.bagSoldByOperator;
    const delivery = isBag ? await this.deliveryOf(user) : null;
    return { dto, user, price: decision.price, delivery };
  }

  private async storeWashes(caller: Principal, sold: Sold): Promise<AddedBagView> {
    const { user, dto } = sold;
    const move: CountMove = { userId: user.id, delta: dto.count, reason: 'purchase', actorId: caller.personId };
    const begun = await this.ledger.begin(move);
    if (begun === null) throw FieldErrors.on('count', 'balance_max');
    const id = await this.pay(sold);
    await begun.record();
    const { price } = sold;
    const { available_request_count: before } = user;
    await this.history.record({
      type: OPERATION.extraSoldByOperator,
      actor: caller,
      user,
      goods: { plan_id: user.plan_id, size: dto.size, count: dto.count },
      price,
      paymentMethodId: user.payment_method_id,
      changes: { available_request_count: [before, before + dto.count] },
    });
    await this.mail(sold, null);
    return { id };
  }

  private async storeBags(caller: Principal, sold: Sold): Promise<AddedBagView> {
    const { user, dto, price, delivery } = sold;
    const request = this.bagDelivery(user, dto, delivery ?? '');
    const requestId = await this.database.insert(WashRequest, request);
    const id = await this.pay(sold);
    const stored = { ...request, id: requestId };
    const paymentMethodId = user.payment_method_id;
    await this.history.record({
      type: OPERATION.bagSoldByOperator,
      actor: caller,
      user,
      request: stored,
      price,
      paymentMethodId,
    });
    await this.mail(sold, readable(request.visit_secret));
    return { id };
  }

  private async pay({ dto, user, price }: Sold): Promise<number> {
    const { count, bikou } = dto;
    const paymentMethodId = user.payment_method_id;
    const month = accountMonth(user, this.clock.now());
    const order = { userId: user.id, price, count, month, bikou, pageId: PAGE.purchaseByOperator, paymentMethodId };
    const id = await this.payments.add(order);
    if (id === null) throw new Error('a sale has no key that could be billed before');
    return id;
  }

  /** A request without a pickup: the bags are brought, nothing is taken along. */
  private bagDelivery(user: User, { size, count }: AddBagDto, delivery: string): NewRequest {
    const created_at = this.clock.now();
    const request = newRequest(user, {
      request_type: REQUEST_TYPE.eachTime,
      count,
      sched_pickup_dt: delivery,
      sched_delivery_dt: delivery,
      delivery_box_pw: '',
      bikou: BAG_DELIVERY_REMARK,
      created_at,
    });
    return { ...request, size, sched_pickup_dt: null, is_bag_delivery: true };
  }

  /** The next open day from tomorrow, at the area's first hour. */
  private async deliveryOf(user: User): Promise<string> {
    const [area, calendar] = [
      await this.areas.ofZipcode(user.send_addr_zipcode),
      await this.calendar.openCalendar(user),
    ];
    const tomorrow = addDays(this.clock.today(), 1);
    return at(
      nextOpenDay(tomorrow, calendar) ?? tomorrow,
      (area && timesOf(area, REQUEST_TYPE.eachTime)[0]) ?? FIRST_TIME,
    );
  }

  /** `page`: the secret of the page of bags that are brought. */
  private async mail({ dto, user, price, delivery }: Sold, page: string | null): Promise<void> {
    const data = { name: addressee(user), amount: price, count: dto.count, delivery, page };
    await this.outbox.enqueue({ template: 'sold_by_operator', to: user, data });
  }
}
