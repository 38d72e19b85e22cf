import type { Refusal } from '@laundry/shared/rules/decision';
import type { Reason } from '@laundry/shared/constants/reasons';

/** Messages by field. A message is a key of shared/messages, translated when the answer is written, or plain text. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

/** Input that a person can correct: answered 422 with `errors`. */
export class FieldErrors extends Error {
  constructor(
    readonly errors: FieldMessages,
    /** Values for the messages' placeholders. */
    readonly params: Readonly<Record<string, string | number>> = {},
    /** Given where the contract wants a reason besides. */
    readonly reason?: Reason,
  ) {
    super(`invalid: ${Object.keys(errors).join(', ')}`);
  }

  /** One message on one field. */
  static on(field: string, message: string, params?: Readonly<Record<string, string | number>>): FieldErrors {
    return new FieldErrors({ [field]: [message] }, params);
  }

  /** The refusals of a rule, by their fields. */
  static ofRefusals(refusals: readonly Refusal<string>[], reason?: Reason): FieldErrors {
    const errors: Record<string, string[]> = {};
    for (const { field, code } of refusals) (errors[field] ??= []).push(code);
    return new FieldErrors(errors, {}, reason);
  }
}
