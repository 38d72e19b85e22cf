import { Inject, Injectable } from '@nestjs/common';
import { mayFollow } from '@laundry/shared/rules/payments/payment-state';
import { isUniqueViolation } from '../../../common/transaction/database-errors.js';
import { Database } from '../../../common/transaction/database.js';
import { AccountLocks } from '../../users/account-locks.js';
import { Payment } from '../core/payment.entity.js';
import { MovePayment } from './move-payment.js';
import { PaymentMessages, type Verdict } from './payment-messages.js';
import type { OwnReport } from './received-report.js';
import { REF_OF_ANOTHER, ReportCheck } from './report-check.js';

/**
 * Applies what is reported of a payment, once, whatever is repeated, late or out of order: its state moves as the table
 * of shared/rules/payments/payment-state allows, and the page's effect runs in the same transaction. Never give it what
 * came by itself: a notification is a hint (reconcile/take-notification.ts).
 */
@Injectable()
export class ApplyReport {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(PaymentMessages) private readonly messages: PaymentMessages,
    @Inject(ReportCheck) private readonly check: ReportCheck,
    @Inject(MovePayment) private readonly moves: MovePayment,
  ) {}

  async execute(report: OwnReport): Promise<Verdict> {
    const checked = await this.check.execute(report);
    if (checked.refused !== null) return checked.refused;
    const { payment } = checked;
    try {
      return await this.database.inTransaction(() => this.apply(report, payment));
    } catch (error) {
      if (isUniqueViolation(error, PROVIDER_REF_KEY)) return this.check.refuse(report, payment, REF_OF_ANOTHER);
      throw error;
    }
  }

  /** Every writer of a payment's state holds the account's row, so what is read after it stays true. */
  private async apply(report: OwnReport, { id, user_id }: Payment): Promise<Verdict> {
    await this.accounts.lock(user_id);
    const payment = await this.database.manager.findOneByOrFail(Payment, { id });
    if (await this.messages.wasApplied(report)) return this.messages.keep(report, id, 'repeated');
    if (!mayFollow(payment.state, report.outcome)) {
      return this.messages.keep(report, id, 'repeated', `is_${payment.state}`);
    }
    await this.moves.execute(payment, report);
    return this.messages.keep(report, id, 'applied');
  }
}

const PROVIDER_REF_KEY = { name: 'ux_payments_provider_ref', columns: ['channel', 'provider_ref'] };
