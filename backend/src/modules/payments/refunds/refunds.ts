import { Inject, Injectable } from '@nestjs/common';
import type { RefundReason } from '@laundry/shared/constants/payment-states';
import { accountMonth } from '@laundry/shared/rules/payments/month-turn';
import { addressee } from '@laundry/shared/text/person-name';
import { Clock } from '../../../common/clock/clock.js';
import { Database } from '../../../common/transaction/database.js';
import { Outbox } from '../../mail/outbox.js';
import { User } from '../../users/user.entity.js';
import { methodOf } from '../core/method-of.js';
import { paymentKey } from '../core/once-keys.js';
import { Payment } from '../core/payment.entity.js';
import { ManualPayments } from '../manual/manual-payments.js';

/** The note of a payment to give back, as operators look for it. */
const TO_REFUND = '要返金';

/** Money that goes back, by people: a row among what they settle by hand. Call it with the account's row held. */
@Injectable()
export class Refunds {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(ManualPayments) private readonly manualPayments: ManualPayments,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  /** What was settled before has lost what it was for; once. */
  async refund(payment: Payment, why: RefundReason): Promise<void> {
    const kept = { id: payment.id, refund_needed: false };
    const { affected } = await this.database.manager.update(Payment, kept, { refund_needed: true });
    if (affected === 1) await this.promise(payment, why);
  }

  /** Of a payment that is marked already, or is being; its customer is told, unless the account is deleted. */
  async promise({ id, user_id, amount, page_id, channel }: Payment, why: RefundReason): Promise<void> {
    if (amount === 0) return;
    const user = await this.database.manager.findOneByOrFail(User, { id: user_id });
    await this.manualPayments.add({
      userId: user_id,
      price: amount,
      month: accountMonth(user, this.clock.now()),
      pageId: page_id,
      paymentMethodId: methodOf({ channel }),
      bikou: TO_REFUND,
      refundOf: id,
      onceKey: paymentKey('refund', id),
    });
    if (user.deleted_at !== null) return;
    const data = { name: addressee(user), amount, why };
    await this.outbox.enqueue({ template: 'refund_due', to: user, data, onceKey: `refund_due:${id}` });
  }
}
