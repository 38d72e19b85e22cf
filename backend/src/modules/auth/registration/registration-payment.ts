import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { PAGE } from '@laundry/shared/constants/pages';
import { PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { PAYMENT_CHANNEL, PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import type { PlanId } from '@laundry/shared/rules/plans/plan-id';
import { firstDayOf } from '@laundry/shared/rules/payments/month-turn';
import { firstPlanPrice } from '@laundry/shared/rules/plans/first-plan-price';
import { planCharge } from '@laundry/shared/rules/plans/price';
import { addressee } from '@laundry/shared/text/person-name';
import { type JstDateTime, monthOf } from '@laundry/shared/time/jst';
import { Clock } from '../../../common/clock/clock.js';
import { Database } from '../../../common/transaction/database.js';
import { History } from '../../history/history.js';
import { begunPlan } from '../../mail/begun-plan.js';
import { Outbox } from '../../mail/outbox.js';
import {
  PaymentEffect,
  type Effected,
  type EndedPayment,
  type LostPayment,
} from '../../payments/core/payment-effects.js';
import { Payment } from '../../payments/core/payment.entity.js';
import { storedPayment } from '../../payments/core/stored-payment.js';
import { StartPayment } from '../../payments/begin/start-payment.js';
import { FirstGrant } from '../../balance/first-grant.js';
import { User } from '../../users/user.entity.js';

const BY_CARD = { payment_method: PAYMENT_METHOD.creditCard };

type Registered = Pick<User, 'id' | 'user_plan_option' | 'begins_month'>;

/**
 * The first month of a customer who registers by card: paid, the account is active and has its bags. Of a plan that begins
 * later only the card is checked and put on file (docs/decisions/098).
 */
@Injectable()
export class RegistrationPayment extends PaymentEffect {
  readonly page = PAGE.register;

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(StartPayment) private readonly payments: StartPayment,
    @Inject(FirstGrant) private readonly grant: FirstGrant,
    @Inject(History) private readonly history: History,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {
    super();
  }

  get isOffered(): boolean {
    return this.payments.offers(PAYMENT_CHANNEL.card);
  }

  /** Begins a payment with the account's row held, and answers its number; the ticket names the page to come back to. */
  begin(user: Registered, plan: PlanId, ticket: string): Promise<string> {
    return this.payments.start({
      userId: user.id,
      pageId: this.page,
      channel: PAYMENT_CHANNEL.card,
      amount: firstPlanPrice(plan, BY_CARD, {
        option: user.user_plan_option,
        beginsLater: user.begins_month !== null,
      }).today,
      purpose: {},
      returnPath: `/register-complete/${ticket}`,
      keepsCard: true,
    });
  }

  /** Until when a payment that was begun here may be paid. */
  async payableUntil(no: string): Promise<JstDateTime> {
    const { expires_at } = await storedPayment(this.database, no);
    if (expires_at === null) throw new Error(`payment ${no} of a registration has no end`);
    return expires_at;
  }

  /** Whoever has signed in and begun another way by then has no use for it: it goes back. */
  async settle({ user, payment: { amount } }: EndedPayment<unknown>): Promise<Effected> {
    if (user.status !== USER_STATUS.provisional)
      return (await this.isOpenedByHand(user, amount)) ? 'done' : 'already_begun';
    if (amount > 0) {
      const data = { ...paidBy(user, amount), begun: begunPlan(user.plan_id, this.clock.today(), null) };
      await this.outbox.enqueue({ template: 'payment_received', to: user, data });
    } else if (user.withdrawal_dt === null) await this.tellBegin(user);
    await this.database.manager.update(
      User,
      { id: user.id },
      { status: USER_STATUS.active, updated_at: this.clock.now() },
    );
    await this.grant.grant(user, null);
    await this.history.record({
      type: OPERATION.statusChanged,
      actor: null,
      user,
      ...(amount > 0 && { price: amount }),
      paymentMethodId: PAYMENT_METHOD.creditCard,
      changes: { status: [user.status, USER_STATUS.active] },
    });
    return 'done';
  }

  /** The account stays as it is: the customer may sign in and pay. */
  override async release({ user, payment: { amount }, outcome }: LostPayment<unknown>): Promise<void> {
    if (user.status === USER_STATUS.provisional && user.deleted_at === null) {
      const data = { ...paidBy(user, amount), outcome };
      await this.outbox.enqueue({ template: 'payment_declined', to: user, data });
    }
  }

  /**
   * An operator was faster than the card of a plan that begins later: it is kept all the same, for the first charge. Not
   * where another card was checked before; the account's row cannot tell, as it names this one already.
   */
  private async isOpenedByHand({ id, status, begins_month }: User, amount: number): Promise<boolean> {
    if (amount > 0 || status !== USER_STATUS.active || begins_month === null) return false;
    const kept = { user_id: id, keeps_card: true, state: PAYMENT_STATE.settled, refund_needed: false };
    return !(await this.database.manager.existsBy(Payment, kept));
  }

  private async tellBegin(user: User): Promise<void> {
    const { plan_id, payment_method_id: payment_method, begins_month } = user;
    const from = firstDayOf(begins_month ?? monthOf(this.clock.now()));
    const data = { name: addressee(user), plan_id, charge: planCharge(user), payment_method, from };
    await this.outbox.enqueue({ template: 'begins_later', to: user, data });
  }
}

const paidBy = (user: User, amount: number) => ({ name: addressee(user), amount, plan_id: user.plan_id });
