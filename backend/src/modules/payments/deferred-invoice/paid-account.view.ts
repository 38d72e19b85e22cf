export class PaidAccountErrorView {
  /** The provider's; CE-0001: it has no such company yet. */
  error_code: string;
  error_message: string;
}

/** Whether a company may order by deferred invoice. */
export class PaidAccountView {
  is_ok: boolean;
  errors: PaidAccountErrorView[];
}
