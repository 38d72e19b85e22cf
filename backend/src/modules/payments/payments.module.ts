import { Global, Module, type Provider } from '@nestjs/common';
import { PAYMENT_CHANNEL } from '@laundry/shared/constants/payment-states';
import { Clock } from '../../common/clock/clock.js';
import { CONFIG, type Config } from '../../config/config.js';
import { UsersModule } from '../users/users.module.js';
import { CardChannel } from './card/card-channel.js';
import { CardNotificationsController } from './card/card-notifications.controller.js';
import { RemiseCard } from './card/remise-card.js';
import { SbpsCard } from './card/sbps-card.js';
import { ReportCheck } from './results/report-check.js';
import { ApplyReport } from './results/apply-report.js';
import { CancelUnsentCharges } from './results/cancel-unsent-charges.js';
import { MovePayment } from './results/move-payment.js';
import { AskBeforeSettling } from './reconcile/ask-before-settling.js';
import { AskProvider } from './reconcile/ask-provider.js';
import { ProviderAnswers } from './reconcile/provider-answers.js';
import { Channels } from './core/channel.js';
import { ExpirePayment } from './reconcile/expire-payment.js';
import { BeginCheckout } from './begin/begin-checkout.js';
import { PaymentBrowser } from './begin/payment-browser.js';
import { CheckoutInterceptor } from './begin/checkout.interceptor.js';
import { PaymentEffects } from './core/payment-effects.js';
import { CompareNow } from './comparison/compare-now.js';
import { ComparePayment } from './comparison/compare-payment.js';
import { ComparePaymentsJob } from './comparison/compare-payments.job.js';
import { Comparisons } from './comparison/comparisons.js';
import { PaymentDifferenceQueries } from './comparison/payment-difference.queries.js';
import { PaymentDifferencesController } from './comparison/payment-differences.controller.js';
import { AskAgain } from './inquiry/ask-again.js';
import { PaymentAttemptQueries } from './inquiry/payment-attempt.queries.js';
import { PaymentDetailQueries } from './inquiry/payment-detail.queries.js';
import { PaymentInquiriesController } from './inquiry/payment-inquiries.controller.js';
import { PaymentMessageQueries } from './results/payment-message.queries.js';
import { PaymentMessagesController } from './results/payment-messages.controller.js';
import { PaymentMessages } from './results/payment-messages.js';
import { PaymentsController } from './reconcile/payments.controller.js';
import { TakeNotification } from './reconcile/take-notification.js';
import { PollPayment } from './reconcile/poll-payment.js';
import { ProviderCall } from './core/provider-call.js';
import { ProviderLimits } from './core/provider-limits.js';
import { CardOrders } from './orders/card-orders.js';
import { ProviderOrders } from './orders/provider-orders.js';
import { StartPayment } from './begin/start-payment.js';
import { DeferredInvoiceChannel } from './deferred-invoice/deferred-invoice-channel.js';
import { PaidAccountController } from './deferred-invoice/paid-account.controller.js';
import { PaidAccount } from './deferred-invoice/paid-account.js';
import { LiveDeferredInvoice } from './deferred-invoice/live-deferred-invoice.js';
import { ExpirePaymentsJob } from './reconcile/expire-payments.job.js';
import { ReconcilePaymentsJob } from './reconcile/reconcile-payments.job.js';
import { ChangeManualPayment } from './manual/change-manual-payment.js';
import { ManualPaymentQueries } from './manual/manual-payment.queries.js';
import { ManualPaymentsController } from './manual/manual-payments.controller.js';
import { ManualPayments } from './manual/manual-payments.js';
import { Refunds } from './refunds/refunds.js';
import { UnconfirmedPayments } from './manual/unconfirmed-payments.js';
import { LivePayPay } from './paypay/live-paypay.js';
import { PayPayChannel } from './paypay/paypay-channel.js';
import { PayPayNotificationsController } from './paypay/paypay-notifications.controller.js';
import { CardPort } from './ports/card-port.js';
import { DeferredInvoicePort } from './ports/deferred-invoice-port.js';
import { PayPayPort } from './ports/paypay-port.js';
import { NetworkHttp, ProviderHttp } from './ports/provider-http.js';
import { SandboxCardPort } from './sandbox/sandbox-card-port.js';
import { SandboxDelivery } from './sandbox/sandbox-delivery.js';
import { SandboxHttp } from './sandbox/sandbox-http.js';
import { SandboxProvider } from './sandbox/sandbox-provider.js';
import { ProviderOrderSenders } from './orders/provider-order-senders.js';

/** The ports as the configuration has them; one that is not configured is null and its channel is not offered. */
const PORTS: Provider[] = [
  {
    provide: ProviderHttp,
    inject: [CONFIG, SandboxHttp],
    useFactory: (config: Config, sandbox: SandboxHttp) =>
      config.payments.mode === 'sandbox' ? sandbox : new NetworkHttp(config.providerTimeout),
  },
  {
    provide: CardPort,
    inject: [CONFIG, ProviderHttp, SandboxProvider, Clock],
    useFactory: ({ payments: { mode, card } }: Config, http: ProviderHttp, sandbox: SandboxProvider, clock: Clock) => {
      if (card === null) return null;
      if (card.style === 'sbps') return new SbpsCard(card, http, clock);
      return mode === 'sandbox' ? new SandboxCardPort(card, http, sandbox) : new RemiseCard(card, http);
    },
  },
  {
    provide: PayPayPort,
    inject: [CONFIG, ProviderHttp, Clock],
    useFactory: ({ payments: { paypay } }: Config, http: ProviderHttp, clock: Clock) =>
      paypay && new LivePayPay(paypay, http, clock),
  },
  {
    provide: DeferredInvoicePort,
    inject: [CONFIG, ProviderHttp],
    useFactory: ({ payments: { deferredInvoice } }: Config, http: ProviderHttp) =>
      deferredInvoice && new LiveDeferredInvoice(deferredInvoice, http),
  },
  {
    provide: Channels,
    inject: [CONFIG, CardChannel, PayPayChannel, DeferredInvoiceChannel],
    useFactory: (
      { payments }: Config,
      card: CardChannel,
      paypay: PayPayChannel,
      deferredInvoice: DeferredInvoiceChannel,
    ) => {
      const channels = new Channels();
      if (payments.card !== null) channels.add(PAYMENT_CHANNEL.card, card);
      if (payments.paypay !== null) channels.add(PAYMENT_CHANNEL.paypay, paypay);
      if (payments.deferredInvoice !== null) channels.add(PAYMENT_CHANNEL.deferredInvoice, deferredInvoice);
      return channels;
    },
  },
];

/** Global: whatever has a price begins a payment. */
@Global()
@Module({
  imports: [UsersModule],
  controllers: [
    PaymentsController,
    ManualPaymentsController,
    PaymentMessagesController,
    PaymentInquiriesController,
    PaymentDifferencesController,
    CardNotificationsController,
    PayPayNotificationsController,
    PaidAccountController,
  ],
  providers: [
    ...PORTS,
    SandboxProvider,
    SandboxHttp,
    SandboxDelivery,
    CardChannel,
    PayPayChannel,
    DeferredInvoiceChannel,
    PaymentEffects,
    PaymentMessages,
    PaymentMessageQueries,
    PaymentAttemptQueries,
    PaymentDetailQueries,
    AskAgain,
    PaymentDifferenceQueries,
    ComparePayment,
    Comparisons,
    CompareNow,
    ManualPayments,
    Refunds,
    UnconfirmedPayments,
    ManualPaymentQueries,
    ChangeManualPayment,
    StartPayment,
    ProviderCall,
    ProviderLimits,
    ReportCheck,
    ApplyReport,
    MovePayment,
    CancelUnsentCharges,
    BeginCheckout,
    CheckoutInterceptor,
    PaymentBrowser,
    ProviderAnswers,
    AskProvider,
    AskBeforeSettling,
    PollPayment,
    TakeNotification,
    ProviderOrders,
    CardOrders,
    PaidAccount,
    ProviderOrderSenders,
    ExpirePayment,
    ExpirePaymentsJob,
    ReconcilePaymentsJob,
    ComparePaymentsJob,
  ],
  exports: [
    StartPayment,
    ExpirePayment,
    BeginCheckout,
    CheckoutInterceptor,
    PaymentBrowser,
    PaymentEffects,
    ManualPaymentQueries,
    ManualPayments,
    Refunds,
    UnconfirmedPayments,
    ProviderLimits,
    ProviderOrders,
    CardOrders,
    DeferredInvoicePort,
    ExpirePaymentsJob,
    ReconcilePaymentsJob,
    ComparePaymentsJob,
    PaymentDifferenceQueries,
  ],
})
export class PaymentsModule {}
