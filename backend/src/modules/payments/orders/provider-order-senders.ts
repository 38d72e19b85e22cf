import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { PAYMENT_CHANNEL } from '@laundry/shared/constants/payment-states';
import { EndAccount } from '../../users/accounts/end-account.js';
import { Suspensions } from '../../users/suspensions/suspensions.js';
import { CardOrders } from './card-orders.js';
import { ProviderOrders } from './provider-orders.js';
import { StartPayment } from '../begin/start-payment.js';
import { DeferredInvoiceChannel } from '../deferred-invoice/deferred-invoice-channel.js';
import { CardPort } from '../ports/card-port.js';
import { PayPayPort } from '../ports/paypay-port.js';

/** What an operation orders of the providers, and by which call each order is sent. A card on file is stopped and resumed with its customer, and given up with the account. */
@Injectable()
export class ProviderOrderSenders implements OnModuleInit {
  constructor(
    @Inject(StartPayment) private readonly payments: StartPayment,
    @Inject(ProviderOrders) private readonly orders: ProviderOrders,
    @Inject(CardOrders) private readonly cards: CardOrders,
    @Inject(EndAccount) private readonly accounts: EndAccount,
    @Inject(Suspensions) private readonly suspensions: Suspensions,
    @Inject(CardPort) private readonly card: CardPort,
    @Inject(PayPayPort) private readonly paypay: PayPayPort,
    @Inject(DeferredInvoiceChannel) private readonly invoices: DeferredInvoiceChannel,
  ) {}

  onModuleInit(): void {
    this.accounts.register(({ user }) => this.cards.stop(user.id, user.ac_user_id));
    this.suspensions.register({
      opened: (user) => this.cards.stop(user.id, user.ac_user_id),
      solved: (user) => this.cards.resume(user.id, user.ac_user_id),
    });
    if (this.payments.offers(PAYMENT_CHANNEL.card)) {
      this.orders.sendBy('stop_card', (member) => this.card.stop(member));
      this.orders.sendBy('resume_card', (member) => this.card.resume(member));
    }
    if (this.payments.offers(PAYMENT_CHANNEL.paypay)) {
      this.orders.sendBy('cancel_code', (codeId) => this.paypay.cancelCode(codeId));
    }
    if (this.payments.offers(PAYMENT_CHANNEL.deferredInvoice)) {
      this.orders.sendBy('fix_invoice', (no, deliveredOn) => this.invoices.fix(no, deliveredOn));
    }
  }
}
