import { Inject, Injectable } from '@nestjs/common';
import { PAYMENT_CHANNEL } from '@laundry/shared/constants/payment-states';
import { ProviderOrders } from '../../payments/orders/provider-orders.js';
import { Refunds } from '../../payments/refunds/refunds.js';
import type { WashRequest } from '../request/wash-request.entity.js';
import type { Payment } from '../../payments/core/payment.entity.js';
import { PaymentsOfRequest } from './payments-of-request.js';

/** A one-time request that ends undelivered has its payment shown as to be given back (handbook/payments.md#given-back). */
@Injectable()
export class RefundOnetime {
  constructor(
    @Inject(PaymentsOfRequest) private readonly payments: PaymentsOfRequest,
    @Inject(ProviderOrders) private readonly orders: ProviderOrders,
    @Inject(Refunds) private readonly refunds: Refunds,
  ) {}

  /** Call with the account's row held. */
  async execute(request: WashRequest): Promise<void> {
    const paid = await this.payments.settled(request);
    if (paid !== null && (await this.wasCharged(paid))) await this.refunds.refund(paid, 'request_ended');
  }

  /** A deferred invoice goes out with the delivery, also one that was taken back after it: before, nothing was charged. */
  private async wasCharged({ channel, no }: Payment): Promise<boolean> {
    return channel !== PAYMENT_CHANNEL.deferredInvoice || this.orders.mayBeTold('fix_invoice', no);
  }
}
