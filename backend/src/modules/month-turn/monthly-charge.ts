import { Inject, Injectable } from '@nestjs/common';
import { PAGE } from '@laundry/shared/constants/pages';
import { PAYMENT_METHOD, type AccountPaymentMethod } from '@laundry/shared/constants/payment-methods';
import { PAYMENT_CHANNEL, PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import { In } from 'typeorm';
import { LOG, type Log } from '../../common/http/log/log.js';
import { Database } from '../../common/transaction/database.js';
import { sweep } from '../../common/jobs/sweep.js';
import { BeginCheckout } from '../payments/begin/begin-checkout.js';
import { chargeKey } from '../payments/core/once-keys.js';
import { ProviderLimits } from '../payments/core/provider-limits.js';
import { StartPayment, type PaymentOrder } from '../payments/begin/start-payment.js';
import type { MonthPurpose } from '../payments/core/charged-month.js';
import { UNCONFIRMED, UnconfirmedPayments } from '../payments/manual/unconfirmed-payments.js';
import { Payment } from '../payments/core/payment.entity.js';
import { ManualPayments, type ManualPaymentOrder } from '../payments/manual/manual-payments.js';

const BATCH = 200;

/** What a customer owes for a month. */
export interface MonthlyDue {
  readonly userId: number;
  /** `YYYY-MM` */
  readonly month: string;
  /** Yen. */
  readonly amount: number;
  readonly paymentMethodId: AccountPaymentMethod;
  readonly planId: string;
  /** A plan that was to begin later begins with this month. */
  readonly begins: boolean;
}

/** A month is charged to the card on file, or billed to whoever pays by invoice (handbook/payments.md#monthly-charge). */
@Injectable()
export class MonthlyCharge {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(StartPayment) private readonly payments: StartPayment,
    @Inject(BeginCheckout) private readonly checkout: BeginCheckout,
    @Inject(ProviderLimits) private readonly limits: ProviderLimits,
    @Inject(UnconfirmedPayments) private readonly unconfirmed: UnconfirmedPayments,
    @Inject(ManualPayments) private readonly manualPayments: ManualPayments,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** In the turn's transaction, with the customers' rows held: writes what is owed. Nothing leaves. */
  async write(dues: readonly MonthlyDue[]): Promise<void> {
    const invoices = dues.filter(({ paymentMethodId }) => paymentMethodId === PAYMENT_METHOD.invoice);
    const cards = dues.filter(({ paymentMethodId }) => paymentMethodId !== PAYMENT_METHOD.invoice);
    const begun = await this.payments.startAll(cards.map(chargeOf));
    if (!this.payments.offers(PAYMENT_CHANNEL.card)) await this.showUnsent(begun);
    await this.manualPayments.addAll(invoices.map(invoiceOf));
  }

  /** Without a provider nothing is charged: it waits for one, and operators see it meanwhile. */
  private async showUnsent(numbers: readonly string[]): Promise<void> {
    const payments = await this.database.manager.findBy(Payment, { no: In([...numbers]) });
    await this.unconfirmed.showAll(payments, UNCONFIRMED.unsent);
  }

  /** After it: gives the provider what was written, by this run or by one that died. */
  async send(stop: AbortSignal): Promise<void> {
    if (!this.payments.offers(PAYMENT_CHANNEL.card)) return;
    const handle = async ({ no }: Unsent) => (await this.checkout.execute(no)).state === PAYMENT_STATE.settled;
    const limit = this.limits.of(PAYMENT_CHANNEL.card);
    await sweep<Unsent>({ page: (afterId) => this.unsent(afterId), handle, limit, log: this.log, stop });
  }

  private unsent(afterId: number): Promise<Unsent[]> {
    return this.database.query<Unsent>(
      `SELECT id, no FROM payments WHERE id > ? AND state = '${PAYMENT_STATE.created}' AND page_id = ${PAGE.monthlyCharge}
        ORDER BY id LIMIT ${BATCH}`,
      [afterId],
    );
  }
}

interface Unsent {
  readonly id: number;
  readonly no: string;
}

const chargeOf = (due: MonthlyDue): PaymentOrder => ({
  userId: due.userId,
  amount: due.amount,
  pageId: PAGE.monthlyCharge,
  channel: PAYMENT_CHANNEL.card,
  isRecurring: true,
  purpose: { month: due.month, plan_id: due.planId, begins: due.begins } satisfies MonthPurpose,
  onceKey: chargeKey(due.userId, due.month),
});

const invoiceOf = (due: MonthlyDue): ManualPaymentOrder => ({
  userId: due.userId,
  price: due.amount,
  month: due.month,
  paymentMethodId: due.paymentMethodId,
  pageId: PAGE.monthlyCharge,
  onceKey: chargeKey(due.userId, due.month),
});
