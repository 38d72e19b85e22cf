import { callingPerson, limited } from '../../common/rate-limit/limited.js';
import { SERVER_LIMITS } from '../../common/server-limits.js';

const DOWNLOADS = { name: 'own-data', tries: SERVER_LIMITS.ownDataPerHour, minutes: 60 };

/** All that is stored of somebody is read at once: a few times an hour for each account. */
export const OwnDataLimit = limited(DOWNLOADS, callingPerson);
