import { CLAIM_LIMITS } from '@laundry/shared/constants/claim-limits';
import { callingPerson, limited } from '../../common/rate-limit/limited.js';

const CLAIMS = { name: 'claims', tries: CLAIM_LIMITS.perDay, minutes: 24 * 60 };

/** Each is somebody's work at the desk. */
export const ClaimLimit = limited(CLAIMS, callingPerson);
