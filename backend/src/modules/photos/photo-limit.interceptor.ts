import { PHOTO_LIMITS } from '@laundry/shared/constants/photo-limits';
import { callingPerson, limited } from '../../common/rate-limit/limited.js';

const PHOTOS = { name: 'photos', tries: PHOTO_LIMITS.perHour, minutes: 60 };

/** Ten messages' worth an hour: decoding costs the server a part of a second each. Counted before a byte is read. */
export const PhotoLimit = limited(PHOTOS, callingPerson);
