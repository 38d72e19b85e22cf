import { CLAIM_LIMITS } from '@laundry/shared/constants/claim-limits';
import type { MessageKey } from '@laundry/shared/messages/ja';
import { isBlank } from '@laundry/shared/text/blank';
import { textProblem } from '@laundry/shared/text/characters';
import type { ClaimBody } from '../../../lib/calls/api-types';

/** Words are needed, photos are not. */
export function checkClaim({ text }: ClaimBody): Partial<Record<keyof ClaimBody, MessageKey>> {
  if (isBlank(text)) return { text: 'required' };
  const problem = textProblem(text, CLAIM_LIMITS.textLength, true);
  return problem === null ? {} : { text: problem };
}
