import { Inject, Injectable } from '@nestjs/common';
import { PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import { Database } from '../../../common/transaction/database.js';
import { storedPayment } from '../core/stored-payment.js';
import { NOT_CONFIRMED, PaymentMessages } from '../results/payment-messages.js';
import type { ReceivedReport } from '../results/received-report.js';
import { isWorthAsking, ReportCheck } from '../results/report-check.js';
import { PollPayment } from './poll-payment.js';

/** Questions within the time between two which notifications at a payment's own address lead to. */
const HINTS_AT_ONCE = 10;

/**
 * A provider's notification is a hint: the provider is asked, and what it answers counts (decisions/053). One that fails
 * its checks is refused; where only its amount or signature is wrong the provider is asked all the same.
 */
@Injectable()
export class TakeNotification {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(ReportCheck) private readonly check: ReportCheck,
    @Inject(PollPayment) private readonly poll: PollPayment,
    @Inject(PaymentMessages) private readonly messages: PaymentMessages,
  ) {}

  /**
   * Answers why the notification is refused, or null: it was taken. That it is not confirmed yet is stored and told to
   * nobody: the provider may know it a moment later, and is asked again.
   */
  async execute(notification: ReceivedReport): Promise<string | null> {
    const checked = await this.check.execute(notification);
    if (checked.refused !== null) {
      const { reason } = checked.refused;
      if (isWorthAsking(reason)) await this.poll.askAtPace(notification.no);
      return reason;
    }
    const { id, no, settled_at } = checked.payment;
    if (settled_at !== null) await this.repeat(notification, id);
    else await this.ask(notification, no);
    return null;
  }

  private async ask(notification: ReceivedReport, no: string): Promise<void> {
    if (!(await this.poll.ask(no, HINTS_AT_ONCE))) return;
    const { id, settled_at } = await storedPayment(this.database, no);
    if (notification.outcome !== PAYMENT_STATE.settled || settled_at !== null) return;
    await this.messages.keep(notification, id, 'refused', NOT_CONFIRMED);
    await this.poll.wake(id);
  }

  private async repeat(notification: ReceivedReport, id: number): Promise<void> {
    const wasApplied = await this.messages.wasApplied(notification);
    await this.messages.keep(notification, id, 'repeated', wasApplied ? '' : `is_${PAYMENT_STATE.settled}`);
  }
}
