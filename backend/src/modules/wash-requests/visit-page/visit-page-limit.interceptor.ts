import { VISIT_LIMITS } from '@laundry/shared/constants/visit-limits';
import { networkAddress } from '../../../common/http/network-address.js';
import { limited } from '../../../common/rate-limit/limited.js';

const CALLS = { name: 'visit-pages', tries: VISIT_LIMITS.callsPerMinute, minutes: 1 };

/** Enough for an office that waits for its bags; nobody tries secrets at leisure. */
export const VisitPageLimit = limited(CALLS, networkAddress);
