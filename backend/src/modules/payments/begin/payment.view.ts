import type { PaymentState } from '@laundry/shared/constants/payment-states';
import type { PageId } from '@laundry/shared/constants/pages';
import type { OnetimePaymentMethod } from '@laundry/shared/constants/payment-methods';
import type { Checkout } from './begin-checkout.js';

export class FormParamView {
  name: string;
  value: string;
}

/** A form that the customer's browser posts, hidden, to the provider's page. */
export class PaymentFormView {
  url: string;
  form_params: FormParamView[];
  /** Path of the page to which the browser comes back. */
  ret_url_path: string;
}

/** What GET /payments/state/{no} answers. */
export class PaymentStateView {
  no: string;
  page_id: PageId;
  /** 1 card, 2 PayPay, 3 deferred invoice. */
  payment_method: OnetimePaymentMethod;
  /** Yen. */
  amount: number;
  state: PaymentState;
  refund_needed: boolean;
  /** Until when the customer may pay; null: there is nothing to pay any more, or nothing to pay now. */
  pay_until: string | null;
}

/** The form as the contract has it; undefined where there is none. */
export const paymentFormView = ({ form, returnPath }: Checkout): PaymentFormView | undefined =>
  form && {
    url: form.url,
    form_params: form.params.map(({ name, value }) => ({ name, value })),
    ret_url_path: returnPath,
  };
