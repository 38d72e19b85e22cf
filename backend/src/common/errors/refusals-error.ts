import type { MessageKey } from '@laundry/shared/messages/message';
import type { Refusal } from '@laundry/shared/rules/decision';
import { conflictReason } from '@laundry/shared/rules/refusal-reason';
import { DomainError } from './domain-error.js';
import { FieldErrors } from './field-errors.js';

/**
 * The error of a rule's refusals: what a person can correct in the form is 422 on its fields; when all that is wrong is
 * a conflict (lead time, two hours before, stale), 409 with that reason (decisions 11 and 12).
 */
export function refusalsError(refusals: readonly Refusal<MessageKey>[]): DomainError | FieldErrors {
  const fields = refusals.filter(({ code }) => conflictReason(code) === null);
  const [first] = refusals;
  const reason = first === undefined ? null : conflictReason(first.code);
  if (fields.length > 0 || first === undefined || reason === null) return FieldErrors.ofRefusals(refusals);
  return new DomainError(reason, {}, first.code);
}
