import { REASON } from '@laundry/shared/constants/reasons';
import { DomainError } from './domain-error.js';

/** Who somebody is was shown by half: a code is to be sent with `challenge`, to POST /login/secondFactor. */
export class SecondFactorRequired extends DomainError {
  constructor(challenge: string) {
    super(REASON.secondFactorRequired, { challenge });
  }
}
