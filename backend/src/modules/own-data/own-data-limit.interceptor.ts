import { LIMITS } from '@laundry/shared/constants/limits';
import { callingAccount, limited } from '../../common/rate-limit/limited.js';

const DOWNLOADS = { name: 'own-data', tries: LIMITS.ownDataPerHour, minutes: 60 };

/** All that is stored of somebody is read at once: a few times an hour for each account. */
export const OwnDataLimit = limited(DOWNLOADS, callingAccount);
