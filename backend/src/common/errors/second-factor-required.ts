import { REASON } from '@laundry/shared/constants/reasons';
import { DomainError } from './domain-error.js';

/**
 * Who somebody is was shown by half: a code is to be sent with `challenge`, to POST /login/secondFactor, or `challenge` to be
 * signed by one of `passkey`, for POST /login/passkey.
 */
export class SecondFactorRequired extends DomainError {
  constructor(details: { readonly challenge: string; readonly passkey: object | null }) {
    super(REASON.secondFactorRequired, { ...details });
  }
}
