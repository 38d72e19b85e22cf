import { PaymentFormView } from '../../payments/begin/payment.view.js';

/** A one-time request that waits for its payment, and how to pay it. */
export class OnetimeRequestedView {
  id: number;
  /** The payment's number: GET /payments/state/{no}. */
  payment_no: string;
  /** By card: the form for the provider's page. */
  payment?: PaymentFormView;
  /** By PayPay: where to send the browser. */
  url?: string;
}
