import { Inject, Injectable } from '@nestjs/common';
import { PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import { isOpenPayment } from '@laundry/shared/rules/payments/payment-state';
import type { JstDate } from '@laundry/shared/time/jst';
import { Clock } from '../../../common/clock/clock.js';
import { Database } from '../../../common/transaction/database.js';
import type { Channel, Started, WhenNotFound } from '../core/channel.js';
import type { Payment } from '../core/payment.entity.js';
import { storedPayment } from '../core/stored-payment.js';
import { jsonField } from '../../../common/foreign-json.js';
import { DeferredInvoicePort } from '../ports/deferred-invoice-port.js';
import type { Asked, ProviderReport } from '../ports/provider-report.js';

/** What the company reads on its invoice. */
const CONTENTS = '洗濯代行サービス';

/** Payments by deferred invoice: ordered at once, with our number as the provider's key against doubles. */
@Injectable()
export class DeferredInvoiceChannel implements Channel {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(DeferredInvoicePort) private readonly port: DeferredInvoicePort,
  ) {}

  isLocal(): boolean {
    return false;
  }

  async start(payment: Payment): Promise<Started> {
    return { kind: 'report', report: await this.register(payment) };
  }

  /** Ordered again: the provider takes the same number as the same order. */
  ask(payment: Payment): Promise<Asked> {
    return this.register(payment);
  }

  /** What was given up is not ordered any more. Was it ordered before, it is never fixed, and nobody is charged. */
  mayAsk({ state }: Payment): boolean {
    return isOpenPayment(state);
  }

  whenNotFound(): WhenNotFound {
    return 'start_again';
  }

  /** The laundry is delivered: the invoice goes out, of that day. */
  async fix(no: string, deliveredOn: JstDate | null): Promise<void> {
    const payment = await storedPayment(this.database, no);
    await this.port.fix(no, memberOf(payment), deliveredOn ?? this.clock.today());
  }

  private async register(payment: Payment): Promise<ProviderReport> {
    const { no, amount } = payment;
    await this.port.register({ no, member: memberOf(payment), amount, contents: CONTENTS });
    return { no, outcome: PAYMENT_STATE.settled, amount, ref: no };
  }
}

/** The company's key with the provider, which the payment's purpose holds. */
function memberOf({ id, purpose }: Payment): string {
  const member = jsonField(JSON.parse(purpose), 'frd_key');
  if (typeof member !== 'string') throw new Error(`payment ${id} names no member`);
  return member;
}
