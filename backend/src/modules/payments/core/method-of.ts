import { ONETIME_PAYMENT_METHOD, type OnetimePaymentMethod } from '@laundry/shared/constants/payment-methods';
import { PAYMENT_CHANNEL, type PaymentChannel } from '@laundry/shared/constants/payment-states';
import type { Payment } from './payment.entity.js';

const METHODS: Readonly<Record<PaymentChannel, OnetimePaymentMethod>> = {
  [PAYMENT_CHANNEL.card]: ONETIME_PAYMENT_METHOD.creditCard,
  [PAYMENT_CHANNEL.paypay]: ONETIME_PAYMENT_METHOD.paypay,
  [PAYMENT_CHANNEL.deferredInvoice]: ONETIME_PAYMENT_METHOD.deferredInvoice,
};

/** The way a payment went, as the list of what people settle by hand has it: only one-time requests know other ways than the card. */
export const methodOf = ({ channel }: Pick<Payment, 'channel'>): OnetimePaymentMethod => METHODS[channel];
