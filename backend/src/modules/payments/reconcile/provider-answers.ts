import { Inject, Injectable } from '@nestjs/common';
import { PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import type { BookedPayment } from '@laundry/shared/rules/payments/books-difference';
import { Channels } from '../core/channel.js';
import type { Payment } from '../core/payment.entity.js';
import { ProviderCall } from '../core/provider-call.js';
import { ProviderRefused, ProviderSilent, type Asked } from '../ports/provider-report.js';

/** What providers answer when they are asked about a payment. Call it outside any transaction. */
@Injectable()
export class ProviderAnswers {
  constructor(
    @Inject(Channels) private readonly channels: Channels,
    @Inject(ProviderCall) private readonly calls: ProviderCall,
  ) {}

  /** Whether there is somebody to be asked about it, and asking orders nothing that was given up. */
  mayAsk(payment: Payment): boolean {
    return this.channels.has(payment.channel) && this.channels.of(payment.channel).mayAsk(payment);
  }

  /** What its books hold of a payment. Null: no answer came, or none that is believed; a refused question says nothing of it. */
  async booked(payment: Payment): Promise<BookedPayment | null> {
    try {
      const asked = await this.ask(payment);
      if (asked === 'none') return { outcome: asked, amount: null };
      return asked.distrusted === undefined && asked.no === payment.no ? asked : null;
    } catch (error) {
      if (error instanceof ProviderSilent || error instanceof ProviderRefused) return null;
      throw error;
    }
  }

  /** Null: the provider did not answer. */
  async about(payment: Payment): Promise<Asked | null> {
    try {
      return await this.ask(payment);
    } catch (error) {
      if (error instanceof ProviderSilent) return null;
      if (!(error instanceof ProviderRefused)) throw error;
      return { no: payment.no, outcome: PAYMENT_STATE.declined, amount: null, ref: null };
    }
  }

  private ask(payment: Payment): Promise<Asked> {
    return this.calls.run(payment.id, 'query', () => this.channels.of(payment.channel).ask(payment));
  }
}
