import { Unreadable, type DecryptedText } from '../../common/crypto/unreadable.js';
import { DROPPED, GIVEN_UP } from './mail-state.js';
import type { Attempt } from './outbox-delivery.js';

/** It is tried again, as another server may have the secret: while it is changed, one of several has it first. */
export const NOT_DECRYPTED = {
  outcome: 'refused',
  answered: true,
  why: GIVEN_UP.secretLost,
} as const satisfies Attempt;

/** A stored text as it is sent, or what comes of a try without it: of an erased customer's row nothing went wrong. */
export function textToSend(text: DecryptedText): string | Attempt {
  if (text instanceof Unreadable) return NOT_DECRYPTED;
  return text === '' ? { outcome: 'dropped', why: DROPPED.erased } : text;
}
