import { Inject, Injectable } from '@nestjs/common';
import { PAGE } from '@laundry/shared/constants/pages';
import { In, IsNull, Not } from 'typeorm';
import { Database } from '../../../common/transaction/database.js';
import { Payment } from '../../payments/core/payment.entity.js';

/** What of a customer's months was not paid by anything. */
const UNPAID = {
  page_id: PAGE.monthlyCharge,
  released_at: Not(IsNull()),
  settled_at: IsNull(),
  paid_by_id: IsNull(),
} as const;

/** The months' charges that were declined and have not been paid since (handbook/payments.md#monthly-charge). */
@Injectable()
export class UnpaidCharges {
  constructor(@Inject(Database) private readonly database: Database) {}

  of(userId: number): Promise<Payment[]> {
    return this.database.manager.find(Payment, { where: { user_id: userId, ...UNPAID }, order: { id: 'ASC' } });
  }

  /** Whether none of these was paid meanwhile. */
  async areAll(charges: readonly number[]): Promise<boolean> {
    return (await this.database.manager.countBy(Payment, { id: In([...charges]), ...UNPAID })) === charges.length;
  }

  /** Notes by which payment they were paid after all. */
  async payBy(paymentId: number, charges: readonly number[]): Promise<void> {
    const paid = { id: In([...charges]), ...UNPAID };
    await this.database.manager.update(Payment, paid, { paid_by_id: paymentId });
  }
}
