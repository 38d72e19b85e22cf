import { callingPerson, limited } from '../../common/rate-limit/limited.js';

export const OWN_DATA_PER_HOUR = 5;

const DOWNLOADS = { name: 'own-data', tries: OWN_DATA_PER_HOUR, minutes: 60 };

/** All that is stored of somebody is read at once: a few times an hour for each account. */
export const OwnDataLimit = limited(DOWNLOADS, callingPerson);
