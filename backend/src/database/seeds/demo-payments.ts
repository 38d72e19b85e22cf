import { OPERATION } from '@laundry/shared/constants/operation-types';
import { PAGE, type PageId } from '@laundry/shared/constants/pages';
import { ONETIME_PAYMENT_METHOD, PAYMENT_METHOD, PAYMENT_STATUS } from '@laundry/shared/constants/payment-methods';
import { PAYMENT_CHANNEL, PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import { LIMITS } from '@laundry/shared/constants/limits';
import { SIZE } from '@laundry/shared/constants/sizes';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import type { Operation } from '@laundry/shared/rules/history/operation-payloads';
import { isOnetime, parsePlanId, sizeKeyOf, type PlanId } from '@laundry/shared/rules/plans/plan-id';
import { monthlyCharge, priceForAdd, priceForAddBag } from '@laundry/shared/rules/plans/price';
import {
  addDays,
  addMinutes,
  addMonths,
  at,
  dateOf,
  endOfMonth,
  firstOfMonth,
  monthOf,
  type JstDateTime,
} from '@laundry/shared/time/jst';
import type { ManualPayment } from '../../modules/payments/manual/manual-payment.entity.js';
import { UNCONFIRMED } from '../../modules/payments/manual/unconfirmed-payments.js';
import { chargeKey, paymentKey } from '../../modules/payments/core/once-keys.js';
import type { Payment } from '../../modules/payments/core/payment.entity.js';
import { planOf } from '../../modules/users/stored-plan.js';
import type { User } from '../../modules/users/user.entity.js';
import type { DemoMove } from './demo-books.js';
import type { DemoRequest } from './demo-mails.js';
import { manualRow, paymentRow, type ManualMore, type PaymentMore } from './demo-payment-rows.js';
import type { BookingPayment } from './demo-requests.js';
import { PAYMENT_MINUTES } from '../../modules/payments/core/payment-times.js';

/** A plan's month is charged to the card, or billed, since everybody joined. */
const MONTHS_BACK = 3;
/** Invoices are paid within so many days after the month's end. */
const PAID_AFTER_DAYS = 20;
const { settled, waiting, declined, unknown } = PAYMENT_STATE;

/** Whose payments went otherwise. */
const SILENT = 'customer13@example.com';
const DECLINED = 'customer12@example.com';
const PAYS_NOW = 'customer08@example.com';
const BUYS_BY_PHONE = 'customer11@example.com';
const WAIVED = 'customer16@example.com';
const PAYS_LATE = 'customer10@example.com';

/** What somebody did with money, for the history. */
export type MoneyAct = Operation & {
  readonly at: JstDateTime;
  readonly user: User;
  readonly by: 'system' | 'customer' | 'operator';
};

/** The demo's money: payments by their providers and by hand, numbered as they are written. */
export class DemoPayments {
  readonly payments: Payment[] = [];
  readonly manual: ManualPayment[] = [];
  readonly acts: MoneyAct[] = [];

  constructor(
    private readonly now: JstDateTime,
    /** Who settles by hand. */
    private readonly operatorId: number,
  ) {}

  /** A customer's months, and what they bought beside them. */
  addMonths(user: User): void {
    const plan = parsePlanId(user.plan_id);
    const isMember = user.status === USER_STATUS.active || user.status === USER_STATUS.suspended;
    if (plan === null || isOnetime(plan) || !isMember) return;
    const amount = monthlyCharge(plan, user.user_plan_option);
    if (amount === 0) return;
    for (let back = MONTHS_BACK; back >= 0; back -= 1) this.addMonth(user, amount, back);
    this.addOthers(user, plan);
  }

  /** Washes that a customer bought when theirs ran out; answers what names the purchase in the ledger. */
  addPurchase(user: User, { delta: count, at: moment }: DemoMove, before: number): string | null {
    const { plan_id, payment_method_id: paymentMethodId } = user;
    const plan = planOf(plan_id);
    const price = priceForAdd(plan) * count;
    this.acts.push({
      type: OPERATION.extraPurchased,
      at: moment,
      user,
      by: 'customer',
      price,
      paymentMethodId,
      goods: { plan_id, size: sizeKeyOf(plan), count },
      changes: { available_request_count: [before, before + count] },
    });
    if (user.payment_method_id === PAYMENT_METHOD.invoice) {
      this.addManual(user, { price, count, page_id: PAGE.extraPurchase, created_at: moment });
      return null;
    }
    return paymentKey('bought', this.add(user, PAGE.extraPurchase, price, moment, { purpose: { count } }).id);
  }

  /** A one-time request's own payment. */
  addOnetime(user: User, request: DemoRequest, paid: BookingPayment): void {
    const { id: request_id, created_at } = request;
    const isPaid = paid.state === settled && paid.tooLate !== true;
    const paidAfter = isPaid ? 3 : LIMITS.unpaidOnetimeMinutes + 3;
    const minutes = paid.state === settled ? paidAfter : 4;
    const payment = this.add(user, PAGE.onetimeRequest, paid.amount, created_at, {
      channel: paid.channel,
      state: paid.state,
      purpose: { request_id },
      minutes,
      expires_at: addMinutes(created_at, LIMITS.unpaidOnetimeMinutes),
      refund_needed: paid.tooLate === true,
    });
    const method =
      paid.channel === PAYMENT_CHANNEL.paypay ? ONETIME_PAYMENT_METHOD.paypay : ONETIME_PAYMENT_METHOD.creditCard;
    if (isPaid)
      this.acts.push({
        type: OPERATION.onetimeRequested,
        at: created_at,
        user,
        by: 'customer',
        request,
        price: paid.amount,
      });
    if (paid.tooLate !== true) return;
    this.addManual(user, {
      price: paid.amount,
      page_id: PAGE.onetimeRequest,
      payment_method_id: method,
      created_at: payment.settled_at ?? created_at,
      bikou: '要返金',
      payment_id: payment.id,
      is_refund: true,
      once_key: paymentKey('refund', payment.id),
    });
  }

  private addMonth(user: User, amount: number, back: number): void {
    const first = addMonths(firstOfMonth(dateOf(this.now)), -back);
    const month = monthOf(first);
    const isFirst = back === MONTHS_BACK;
    const page_id = isFirst ? PAGE.register : PAGE.monthlyCharge;
    const moment = at(first, isFirst ? '10:00' : '00:06');
    const once_key = isFirst ? null : chargeKey(user.id, month);
    const method = user.payment_method_id;
    const charge = { price: amount, paymentMethodId: method };
    this.acts.push({ type: OPERATION.monthlyCharge, at: moment, user, by: 'system', ...charge });
    if (method === PAYMENT_METHOD.invoice) {
      const paidAt = at(addDays(endOfMonth(addMonths(first, 1)), -PAID_AFTER_DAYS), '11:20');
      const isPaid = paidAt <= this.now && !(user.email === PAYS_LATE && back <= 2);
      this.addManual(user, { price: amount, month, page_id, created_at: moment, once_key, ...(isPaid && { paidAt }) });
      return;
    }
    const isSilent = user.email === SILENT && back === 0;
    const isSuspended = user.status === USER_STATUS.suspended && back === 0;
    const state = isSilent ? unknown : isSuspended ? declined : settled;
    const order = { state, is_recurring: !isFirst, keeps_card: isFirst, once_key, purpose: { month } };
    const payment = this.add(user, page_id, amount, moment, order);
    if (!isSilent) return;
    this.addManual(user, {
      price: amount,
      month,
      page_id,
      created_at: addMinutes(moment, 24 * 60),
      bikou: UNCONFIRMED.silent,
      payment_id: payment.id,
      once_key: paymentKey('unconfirmed', payment.id),
    });
  }

  private addOthers(user: User, plan: PlanId): void {
    const { now } = this;
    const price = priceForAdd(plan) * 2;
    const purpose = { count: 2 };
    const sold = { price, count: 2, page_id: PAGE.purchaseByOperator };
    if (user.email === DECLINED) {
      this.add(user, PAGE.extraPurchase, price, addMinutes(now, -27 * 60), { state: declined, purpose });
    }
    if (user.email === PAYS_NOW) {
      const expires_at = addMinutes(now, PAYMENT_MINUTES - 6);
      this.add(user, PAGE.extraPurchase, price, addMinutes(now, -6), { state: waiting, purpose, expires_at });
    }
    if (user.email === BUYS_BY_PHONE) {
      this.addManual(user, { ...sold, created_at: addMinutes(now, -50 * 60), bikou: 'お電話でのご依頼' });
    }
    if (user.email === WAIVED) {
      const created_at = addMinutes(now, -6 * 24 * 60);
      const paidAt = addMinutes(created_at, 90);
      const waived = { price: priceForAddBag(SIZE.S) ?? 0, count: 1, page_id: PAGE.purchaseByOperator };
      this.addManual(user, {
        ...waived,
        created_at,
        paidAt,
        status_id: PAYMENT_STATUS.noAction,
        bikou: 'バッグ破損のため無償交換',
      });
    }
  }

  /** Bags that an operator sold: billed by hand. */
  addSoldBags(user: User, request: DemoRequest): void {
    const plan = parsePlanId(user.plan_id);
    const price = (plan === null ? 0 : (priceForAddBag(sizeKeyOf(plan)) ?? 0)) * request.count;
    const { count, created_at } = request;
    this.addManual(user, { price, count, page_id: PAGE.purchaseByOperator, created_at, bikou: 'お客様のご依頼' });
    const sold = { request, price, paymentMethodId: user.payment_method_id };
    this.acts.push({ type: OPERATION.bagSoldByOperator, at: created_at, user, by: 'operator', ...sold });
  }

  private add(user: User, page_id: PageId, amount: number, created_at: JstDateTime, more: PaymentMore): Payment {
    const payment = paymentRow(this.payments.length + 1, { user, page_id, amount, created_at }, more);
    this.payments.push(payment);
    return payment;
  }

  private addManual(user: User, row: ManualMore): void {
    this.manual.push(manualRow(this.manual.length + 1, user, row, this.operatorId));
  }
}
