import type { PaymentChannel } from '@laundry/shared/constants/payment-states';
import type { CardForm } from '../ports/card-port.js';
import type { Asked, ProviderReport } from '../ports/provider-report.js';
import type { Payment } from './payment.entity.js';

/** How a payment begins: with a form to post, an address to go to, or an answer at once. */
export type Started =
  | { readonly kind: 'form'; readonly form: CardForm }
  | { readonly kind: 'url'; readonly ref: string; readonly url: string }
  | { readonly kind: 'report'; readonly report: ProviderReport };

/** What to do about a payment that the provider has never heard of. */
export type WhenNotFound = 'wait' | 'start_again' | 'cancel';

/** One way to pay, over its provider's port. */
export interface Channel {
  /** Nothing leaves at the start: the customer's browser carries it. */
  isLocal(payment: Payment): boolean;
  start(payment: Payment): Promise<Started>;
  ask(payment: Payment): Promise<Asked>;
  /** False where asking is ordering, and the payment has ended. */
  mayAsk(payment: Payment): boolean;
  whenNotFound(payment: Payment): WhenNotFound;
}

/** The ways to pay that are configured, by name. */
export class Channels {
  private readonly channels = new Map<string, Channel>();

  add(name: PaymentChannel, channel: Channel): void {
    this.channels.set(name, channel);
  }

  has(name: PaymentChannel): boolean {
    return this.channels.has(name);
  }

  of(name: string): Channel {
    const channel = this.channels.get(name);
    if (channel === undefined) throw new Error(`payments by ${name} are not configured`);
    return channel;
  }
}
