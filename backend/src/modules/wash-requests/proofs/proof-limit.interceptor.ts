import { PROOF_LIMITS } from '@laundry/shared/constants/proof';
import { callingPerson, limited } from '../../../common/rate-limit/limited.js';

const PROOFS = { name: 'proof-photos', tries: PROOF_LIMITS.perHour, minutes: 60 };

/** A day's photos at once, when the line is back. Counted before a byte is read. */
export const ProofLimit = limited(PROOFS, callingPerson);
