import { Inject, Injectable } from '@nestjs/common';
import { PAYMENT_CHANNEL, PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import { LIMITS } from '@laundry/shared/constants/limits';
import { isOpenPayment } from '@laundry/shared/rules/payments/payment-state';
import { IsNull } from 'typeorm';
import { Clock } from '../../../common/clock/clock.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { AskProvider } from './ask-provider.js';
import type { PaymentStateView } from '../begin/payment.view.js';
import { methodOf } from '../core/method-of.js';
import { Payment } from '../core/payment.entity.js';
import { returnPathOf } from '../core/return-path.js';

/** At least so long between two questions that unproved notifications cause. */
const HINT_SECONDS = 60;

/** What a page that waits for a payment is told; the provider is asked when it does not report by itself. */
@Injectable()
export class PollPayment {
  /** When a payment was last asked about, by this process. */
  private readonly asked = new Map<string, number>();

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AskProvider) private readonly provider: AskProvider,
  ) {}

  /** The state of a payment. Whoever has its number, 128 random bits, may ask. Throws {@link NotFound}. */
  async state(no: string): Promise<PaymentStateView> {
    const payment = await this.byNo(no);
    if (!this.isToAsk(payment) || !this.isTime(no, LIMITS.paymentPollSeconds)) return viewOf(payment);
    await this.provider.execute(payment.id);
    return viewOf(await this.byNo(no));
  }

  /**
   * Asks the provider at once; of many hints the first `atOnce` of a minute, the others leave it to the job. Whoever sends
   * them proves nothing. False: it was not asked on this hint's account.
   */
  ask(no: string, atOnce = 1): Promise<boolean> {
    const places = Array.from({ length: atOnce }, (_, place) => `hint ${place} ${no}`);
    return this.askWhen(no, () => places.some((place) => this.isTime(place, HINT_SECONDS)));
  }

  /** The same, no more often than the page that waits for the payment asks: for what is refused and may be anybody's. */
  askAtPace(no: string): Promise<boolean> {
    return this.askWhen(no, () => this.isTime(no, LIMITS.paymentPollSeconds));
  }

  private async askWhen(no: string, isTime: () => boolean): Promise<boolean> {
    const payment = await this.database.manager.findOneBy(Payment, { no });
    if (payment === null || payment.settled_at !== null) return false;
    await this.wake(payment.id);
    return isTime() && (await this.provider.execute(payment.id));
  }

  /** Where the customer's browser goes after the provider's page. Throws {@link NotFound}. */
  async returnPath(no: string): Promise<string> {
    const path = returnPathOf(await this.byNo(no));
    return `${path}${path.includes('?') ? '&' : '?'}payment=${no}`;
  }

  /** PayPay's own notification may never come; any other provider is asked when it is time, after a hint at once. */
  private isToAsk({ channel, state, next_ask_at }: Payment): boolean {
    if (state !== PAYMENT_STATE.waiting && state !== PAYMENT_STATE.unknown) return false;
    return channel === PAYMENT_CHANNEL.paypay || (next_ask_at !== null && next_ask_at <= this.clock.now());
  }

  /** Asked about at the next round, also when it was given up. */
  async wake(id: number): Promise<void> {
    const now = { next_ask_at: this.clock.now() };
    await this.database.inTransaction(() => this.database.manager.update(Payment, { id, settled_at: IsNull() }, now));
  }

  private isTime(question: string, seconds: number): boolean {
    const now = this.clock.epochMillis();
    const last = this.asked.get(question) ?? 0;
    if (Math.abs(now - last) < seconds * 1000) return false;
    if (this.asked.size > 10_000) this.asked.clear();
    this.asked.set(question, now);
    return true;
  }

  private async byNo(no: string): Promise<Payment> {
    const payment = await this.database.manager.findOneBy(Payment, { no });
    if (payment === null) throw new NotFound();
    return payment;
  }
}

const viewOf = ({ no, page_id, channel, amount, state, refund_needed, expires_at }: Payment): PaymentStateView => ({
  no,
  page_id,
  payment_method: methodOf({ channel }),
  amount,
  state,
  refund_needed,
  pay_until: channel !== PAYMENT_CHANNEL.deferredInvoice && isOpenPayment(state) ? expires_at : null,
});
