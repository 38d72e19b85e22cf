import { LIMITS } from '@laundry/shared/constants/limits';
import type { MessageKey } from '@laundry/shared/messages/ja';
import { normalizeEmail } from '@laundry/shared/text/email';
import { isBlank } from '@laundry/shared/text/blank';
import { textProblem } from '@laundry/shared/text/characters';
import type { ContactBody } from '../../lib/calls/api-types';

/** Both are needed, and the answer must be able to arrive. */
export function checkContact({ email, contact }: ContactBody): Partial<Record<keyof ContactBody, MessageKey>> {
  const problem = textProblem(contact, LIMITS.contactLength, true);
  return {
    ...(normalizeEmail(email) === null && { email: email.trim() === '' ? 'required' : 'invalid_email' }),
    ...(isBlank(contact) && { contact: 'required' }),
    ...(problem !== null && { contact: problem }),
  };
}
