import { Inject, Injectable } from '@nestjs/common';
import { PAYMENT_CHANNEL, PAYMENT_STATE, type ReportedOutcome } from '@laundry/shared/constants/payment-states';
import { OPEN_PAYMENT_STATES } from '@laundry/shared/rules/payments/payment-state';
import { Clock } from '../../../common/clock/clock.js';
import type { LeftRow } from '../../../common/jobs/sweep.js';
import { Database } from '../../../common/transaction/database.js';
import { Payment } from '../core/payment.entity.js';
import { ProviderOrders } from '../orders/provider-orders.js';
import { ApplyReport } from '../results/apply-report.js';

/**
 * Ends a payment whose time has run out, and frees what it held, without a word of the provider's: that one is asked, and
 * told, by reconcile-payments. Money that comes all the same goes back (decisions/041).
 */
@Injectable()
export class ExpirePayment {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(ApplyReport) private readonly reports: ApplyReport,
    @Inject(ProviderOrders) private readonly orders: ProviderOrders,
  ) {}

  /** Payments whose time has run out, by ascending id. */
  due(afterId: number, rows: number): Promise<LeftRow[]> {
    const states = OPEN_PAYMENT_STATES.map((state) => `'${state}'`).join();
    return this.database.query(
      `SELECT id, request_id FROM payments WHERE id > ? AND state IN (${states}) AND expires_at <= ? ORDER BY id LIMIT ?`,
      [afterId, this.clock.now(), rows],
    );
  }

  /** False when it was paid, or ended otherwise, meanwhile. */
  execute(id: number): Promise<boolean> {
    return this.end(id, PAYMENT_STATE.expired, 'clock');
  }

  /** Its customer begins anew: it ends before its time. False as above. */
  cancel(id: number): Promise<boolean> {
    return this.end(id, PAYMENT_STATE.cancelled, 'customer');
  }

  private end(id: number, outcome: ReportedOutcome, source: 'clock' | 'customer'): Promise<boolean> {
    return this.database.inTransaction(async () => {
      const { manager } = this.database;
      const { no, channel, user_id } = await manager.findOneByOrFail(Payment, { id });
      const { verdict } = await this.reports.execute({ no, outcome, amount: null, ref: null, channel, source });
      if (verdict !== 'applied') return false;
      const { provider_ref: code } = await manager.findOneByOrFail(Payment, { id });
      if (channel === PAYMENT_CHANNEL.paypay && code !== null) await this.orders.add(user_id, 'cancel_code', code);
      return true;
    });
  }
}
