import { Inject, Injectable } from '@nestjs/common';
import { PAYMENT_STATE, type PaymentState } from '@laundry/shared/constants/payment-states';
import { isOpenPayment } from '@laundry/shared/rules/payments/payment-state';
import { addMinutes } from '@laundry/shared/time/jst';
import { Clock } from '../../../common/clock/clock.js';
import { readable } from '../../../common/crypto/unreadable.js';
import { Database } from '../../../common/transaction/database.js';
import { AccountLocks } from '../../users/account-locks.js';
import type { CardForm } from '../ports/card-port.js';
import { ProviderRefused, ProviderSilent } from '../ports/provider-report.js';
import { ApplyReport } from '../results/apply-report.js';
import { answerAbout } from '../results/received-report.js';
import { Channels, type Started } from '../core/channel.js';
import { Payment } from '../core/payment.entity.js';
import { storedPayment } from '../core/stored-payment.js';
import { returnPathOf } from '../core/return-path.js';
import { ProviderCall } from '../core/provider-call.js';
import { PAYMENT_ASK_MINUTES } from '../core/payment-times.js';

/** Where a payment stands once its checkout has begun, and how the customer goes on to pay it as long as it can be paid. */
export interface Checkout {
  readonly state: PaymentState;
  readonly form?: CardForm;
  readonly url?: string;
  readonly returnPath: string;
}

/**
 * The second half of every payment, after its row is stored: the provider gets it. Twice has the effect of once, so
 * that a repeated request is answered as the first one was.
 */
@Injectable()
export class BeginCheckout {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(Channels) private readonly channels: Channels,
    @Inject(ProviderCall) private readonly calls: ProviderCall,
    @Inject(ApplyReport) private readonly reports: ApplyReport,
  ) {}

  async execute(no: string): Promise<Checkout> {
    const payment = await storedPayment(this.database, no);
    if (this.channels.of(payment.channel).isLocal(payment)) return this.checkoutByForm(payment);
    if (payment.state !== PAYMENT_STATE.created) return this.checkoutOf(payment);
    // Before the call leaves: a process that dies now leaves behind that nobody knows what became of it.
    if (!(await this.move(payment, PAYMENT_STATE.unknown)))
      return this.checkoutOf(await storedPayment(this.database, no));
    await this.begin(payment);
    return this.checkoutOf(await storedPayment(this.database, no));
  }

  /** Asks the provider for the payment, whose state is unknown, again under the same number. */
  async begin(payment: Payment): Promise<void> {
    const channel = this.channels.of(payment.channel);
    try {
      await this.storeStart(payment, await this.calls.run(payment.id, 'start', () => channel.start(payment)));
    } catch (error) {
      if (error instanceof ProviderSilent) return;
      if (!(error instanceof ProviderRefused)) throw error;
      const none = { no: payment.no, outcome: PAYMENT_STATE.declined, amount: null, ref: null };
      await this.reports.execute({ ...none, channel: payment.channel, source: 'answer' });
    }
  }

  private async storeStart(payment: Payment, started: Started): Promise<void> {
    if (started.kind === 'report') {
      await this.reports.execute(answerAbout(payment, 'answer', started.report));
    } else if (started.kind === 'url') {
      const unknown = { ...payment, state: PAYMENT_STATE.unknown };
      const url = { provider_ref: started.ref, checkout_redirect_url: started.url };
      await this.move(unknown, PAYMENT_STATE.waiting, url);
    }
  }

  /** The form is made anew each time: nothing of it leaves but with the customer's browser. */
  private async checkoutByForm(payment: Payment): Promise<Checkout> {
    const started = await this.channels.of(payment.channel).start(payment);
    if (payment.state === PAYMENT_STATE.created) await this.move(payment, PAYMENT_STATE.waiting);
    const checkout = await this.checkoutOf(await storedPayment(this.database, payment.no));
    return started.kind === 'form' && isOpenPayment(checkout.state) ? { ...checkout, form: started.form } : checkout;
  }

  private async checkoutOf(payment: Payment): Promise<Checkout> {
    const state = payment.state;
    const returnPath = returnPathOf(payment);
    const url = isOpenPayment(state) ? readable(payment.checkout_redirect_url) : null;
    return { state, returnPath, ...(url && { url }) };
  }

  private move(payment: Payment, state: PaymentState, columns: Partial<Payment> = {}): Promise<boolean> {
    return this.database.inTransaction(async () => {
      await this.accounts.lock(payment.user_id);
      const now = this.clock.now();
      const next_ask_at = addMinutes(now, PAYMENT_ASK_MINUTES);
      const seen = { id: payment.id, state: payment.state };
      const moved = { ...columns, state, updated_at: now, next_ask_at };
      return (await this.database.manager.update(Payment, seen, moved)).affected === 1;
    });
  }
}
