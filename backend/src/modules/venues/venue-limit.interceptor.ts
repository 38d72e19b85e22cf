import { networkAddress } from '../../common/http/network-address.js';
import { limited } from '../../common/rate-limit/limited.js';
import { SERVER_LIMITS } from '../../common/server-limits.js';

const LOOK_UPS = { name: 'venue-look-ups', tries: SERVER_LIMITS.venueLookUpsPerMinute, minutes: 1 };

/** Enough for a building's residents, who share a network; too few to try codes until one is good. */
export const VenueLimit = limited(LOOK_UPS, networkAddress);
