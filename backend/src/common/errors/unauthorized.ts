/** No token, a dead one, or wrong credentials: answered 401. */
export class Unauthorized extends Error {
  constructor(readonly messageKey: 'unauthorized' | 'login_failed' | 'second_factor_expired' = 'unauthorized') {
    super(messageKey);
  }
}
