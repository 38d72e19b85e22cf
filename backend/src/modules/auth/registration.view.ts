export class TokenView {
  access_token: string;
}

export class TokenUserView {
  id: number;
  payment_method_id: number;
}

/** A session, given for a registration's ticket. */
export class TokenAnswerView {
  token: TokenView;
  user: TokenUserView;
}

/** `token` is missing while a payment has to come first (contract, Session). */
export class RegisteredView {
  token?: TokenView;
  user: TokenUserView;
  /** Single use, 30 minutes: GET /getToken/{ticket}. */
  ticket: string;
}
