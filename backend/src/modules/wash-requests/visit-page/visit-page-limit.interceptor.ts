import { VISIT_LIMITS } from '@laundry/shared/constants/visit-limits';
import { networkAddress } from '../../../common/http/network-address.js';
import { callingPerson, limited } from '../../../common/rate-limit/limited.js';

const CALLS = { name: 'visit-pages', tries: VISIT_LIMITS.callsPerMinute, minutes: 1 };
const MADE = { name: 'new-visit-links', tries: VISIT_LIMITS.linksPerHour, minutes: 60 };

/** Enough for an office that waits for its bags; nobody tries secrets at leisure. */
export const VisitPageLimit = limited(CALLS, networkAddress);

/** Each link is an entry of the history. */
export const NewVisitLinkLimit = limited(MADE, callingPerson);
