import { Unreadable, type DecryptedText } from '../../common/crypto/unreadable.js';
import { DROPPED, GIVEN_UP } from './mail-state.js';
import type { Attempt } from './outbox-delivery.js';

/** A stored text as it is sent, or what comes of a try without it: of an erased customer's row nothing went wrong. */
export function textToSend(text: DecryptedText): string | Attempt {
  if (text instanceof Unreadable) return { outcome: 'hopeless', why: GIVEN_UP.secretLost };
  return text === '' ? { outcome: 'dropped', why: DROPPED.erased } : text;
}
