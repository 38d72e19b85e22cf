import type { MessageKey } from '@laundry/shared/messages/message';
import type { Decision, Refusal } from '@laundry/shared/rules/decision';
import { refusalReason } from '@laundry/shared/rules/refusal-reason';
import { DomainError } from './domain-error.js';
import { FieldErrors } from './field-errors.js';

/** Throws the error of a rule that says no. */
export function throwIfRefused(decision: Decision<MessageKey> | null): void {
  if (decision !== null && !decision.ok) throw refusalsError([decision]);
}

/**
 * The error of a rule's refusals: what a person can correct in the form is 422 on its fields; when all that is wrong is
 * a conflict (lead time, two hours before, stale) or not theirs to do, 409 or 403 with that reason and its own words.
 */
export function refusalsError(refusals: readonly Refusal<MessageKey>[]): DomainError | FieldErrors {
  const fields = refusals.filter(({ code }) => refusalReason(code) === null);
  const [first] = refusals;
  const reason = first === undefined ? null : refusalReason(first.code);
  if (fields.length > 0 || first === undefined || reason === null) return FieldErrors.ofRefusals(refusals);
  const sent = refusals.map(({ code, field }) => ({ code, field }));
  return new DomainError(reason, {}, first.code, sent);
}
