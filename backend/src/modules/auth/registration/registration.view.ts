import type { AccountPaymentMethod } from '@laundry/shared/constants/payment-methods';
import { PaymentFormView } from '../../payments/begin/payment.view.js';

export class TokenView {
  access_token: string;
}

export class TokenUserView {
  id: number;
  payment_method_id: AccountPaymentMethod;
}

/** A session, given for a registration's ticket. */
export class TokenAnswerView {
  token: TokenView;
  user: TokenUserView;
}

/** A registration ends with a token, or, while a payment has to come first, with a ticket for one. */
export class RegisteredView {
  token?: TokenView;
  user: TokenUserView;
  /** Single use, 30 minutes: GET /getToken/{ticket}. */
  ticket?: string;
  /** What the customer has to pay first: a form for the provider's page. */
  payment?: PaymentFormView;
  /** Its number: GET /payments/state/{no}. */
  payment_no?: string;
}
