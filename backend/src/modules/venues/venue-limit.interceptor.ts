import { networkAddress } from '../../common/http/network-address.js';
import { limited } from '../../common/rate-limit/limited.js';

const LOOK_UPS = { name: 'venue-look-ups', tries: 100, minutes: 1 };

/** Enough for a building's residents, who share a network; too few to try codes until one is good. */
export const VenueLimit = limited(LOOK_UPS, networkAddress);
