import { Inject, Injectable } from '@nestjs/common';
import { PAYMENT_CHANNEL } from '@laundry/shared/constants/payment-states';
import { dateOf } from '@laundry/shared/time/jst';
import { ProviderOrders } from '../../payments/orders/provider-orders.js';
import type { WashRequest } from '../request/wash-request.entity.js';
import { PaymentsOfRequest } from './payments-of-request.js';

/** A deferred invoice goes out once its laundry is delivered. */
@Injectable()
export class FixInvoice {
  constructor(
    @Inject(PaymentsOfRequest) private readonly payments: PaymentsOfRequest,
    @Inject(ProviderOrders) private readonly orders: ProviderOrders,
  ) {}

  /** Call in the transaction of the delivery. The provider takes the same one twice as one: the first day stands. */
  async execute(request: WashRequest): Promise<void> {
    const no = await this.invoiceOf(request);
    if (no === null || request.result_delivery_dt === null) return;
    await this.orders.add(request.user_id, 'fix_invoice', no, dateOf(request.result_delivery_dt));
  }

  /** Call in the transaction that takes the delivery back. An invoice that is out already cannot be called back. */
  async undo(request: WashRequest): Promise<void> {
    const no = await this.invoiceOf(request);
    if (no !== null) await this.orders.withdraw('fix_invoice', no);
  }

  private async invoiceOf(request: WashRequest): Promise<string | null> {
    const payment = await this.payments.settled(request);
    return payment?.channel === PAYMENT_CHANNEL.deferredInvoice ? payment.no : null;
  }
}
