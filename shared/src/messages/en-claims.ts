import type { jaClaims } from './ja-claims.js';

/** English texts of what customers write about their laundry, by code. */
export const enClaims: Readonly<Record<keyof typeof jaClaims, string>> = {
  claim_not_delivered: 'You can write to us about your laundry once it has been delivered',
  claim_too_late:
    'You can write to us about your laundry for {days} days after its delivery. Please use the contact form',
  claim_open: 'We have your message about this request already. Please wait for our answer',
  photo_unreadable: 'This photo can’t be read. Please choose a JPEG, PNG or WebP photo',
  photo_too_slow: 'This photo took too long to process. Please choose a smaller one, or try again later',
  photo_too_large: 'This photo is too large. Please choose one of at most 8 MB and 40 million pixels',
  photo_gone: 'A photo is not stored any more. Please go back and choose it again',
};
