import { CLAIM_LIMITS } from '@laundry/shared/constants/claim-limits';
import { callingPerson, limitedOnceDone } from '../../common/rate-limit/limited.js';

const CLAIMS = { name: 'claims', tries: CLAIM_LIMITS.perDay, minutes: 24 * 60 };

/** Each that is stored is somebody's work at the desk. */
export const ClaimLimit = limitedOnceDone(CLAIMS, callingPerson);
