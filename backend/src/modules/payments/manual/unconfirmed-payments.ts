import { Inject, Injectable } from '@nestjs/common';
import { PAYMENT_STATUS, type PaymentStatus } from '@laundry/shared/constants/payment-methods';
import { Clock } from '../../../common/clock/clock.js';
import { Database } from '../../../common/transaction/database.js';
import { AccountLocks } from '../../users/account-locks.js';
import { SharedRows } from '../../versions/shared-rows.js';
import { chargedMonth } from '../core/charged-month.js';
import { methodOf } from '../core/method-of.js';
import { paymentKey } from '../core/once-keys.js';
import { Payment } from '../core/payment.entity.js';
import { ManualPayment } from './manual-payment.entity.js';
import { ManualPayments, type ManualPaymentOrder } from './manual-payments.js';

/** Why nobody knows whether a payment was made; the operators' note to begin with. */
export const UNCONFIRMED = {
  silent: '要確認：決済会社の回答がありません。入金を確認してください。',
  amount: '要確認：決済会社の回答の金額が請求額と一致しません。',
  signature: '要確認：決済会社の回答の署名が正しくありません。',
  unsent: '要確認：決済会社が設定されていないため、請求していません。',
} as const;

/** Payments of which no provider says what became of them, shown to operators among those that people settle by hand. */
@Injectable()
export class UnconfirmedPayments {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(ManualPayments) private readonly manualPayments: ManualPayments,
    @Inject(SharedRows) private readonly rows: SharedRows,
  ) {}

  /** Shows a payment, once. One that was settled by then needs nobody's look. */
  async show({ id, user_id }: Payment, bikou: string): Promise<void> {
    if (await this.database.manager.existsBy(ManualPayment, { once_key: paymentKey('unconfirmed', id) })) return;
    await this.database.inTransaction(async () => {
      await this.accounts.lock(user_id);
      const payment = await this.database.manager.findOneByOrFail(Payment, { id });
      if (payment.settled_at === null) await this.manualPayments.add(rowOf(payment, bikou));
    });
  }

  /** Several that were stored just now, in one statement. */
  async showAll(payments: readonly Payment[], bikou: string): Promise<void> {
    await this.manualPayments.addAll(payments.map((payment) => rowOf(payment, bikou)));
  }

  /** The provider has spoken, or there is nothing more to be asked: nobody has to look any more. */
  close(payment: Pick<Payment, 'id'>, status_id: Exclude<PaymentStatus, 1>): Promise<void> {
    return this.database.inTransaction(async () => {
      const pending = { once_key: paymentKey('unconfirmed', payment.id), status_id: PAYMENT_STATUS.pending };
      const row = await this.database.manager.findOneBy(ManualPayment, pending);
      if (row === null) return;
      const held = await this.rows.hold(ManualPayment, { id: row.id });
      if (held.status_id !== PAYMENT_STATUS.pending) return;
      const change = { by: null, values: { status_id }, besides: { updated_at: this.clock.now() } };
      await this.rows.write(ManualPayment, held, change);
    });
  }
}

const rowOf = (payment: Payment, bikou: string): ManualPaymentOrder => ({
  userId: payment.user_id,
  price: payment.amount,
  pageId: payment.page_id,
  paymentMethodId: methodOf(payment),
  month: chargedMonth(payment),
  bikou,
  unconfirmed: payment.id,
  onceKey: paymentKey('unconfirmed', payment.id),
});
