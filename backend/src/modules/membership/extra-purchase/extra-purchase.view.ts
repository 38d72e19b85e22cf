import { PaymentFormView } from '../../payments/begin/payment.view.js';

/** By invoice the new balance; by card what has to be paid first. */
export class ExtraPurchasedView {
  available_request_count?: number;
  payment?: PaymentFormView;
  /** The payment's number: GET /payments/state/{no}. */
  payment_no?: string;
}
