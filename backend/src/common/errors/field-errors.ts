import { unkeyed, type MessageParams } from '@laundry/shared/messages/keyed';
import type { Refusal } from '@laundry/shared/rules/decision';
import type { Reason } from '@laundry/shared/constants/reasons';

/** Messages by field. A message is a key of shared/messages, translated when the answer is written, or plain text. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

/** A refusal as it is answered, beside the words of `errors` or `detail` (docs/handbook/http.md#refusals). */
export interface SentRefusal {
  readonly code: string;
  readonly field: string;
  /** What fills the places of its message. */
  readonly params?: MessageParams;
}

/** Input that a person can correct: answered 422 with `errors`. */
export class FieldErrors extends Error {
  constructor(
    readonly errors: FieldMessages,
    /** Values for the messages' placeholders. */
    readonly params: MessageParams = {},
    /** Given where the contract wants a reason besides. */
    readonly reason?: Reason,
    /** In the order of the rules. */
    readonly refusals: readonly SentRefusal[] = refusalsOf(errors, params),
  ) {
    super(`invalid: ${Object.keys(errors).join(', ')}`);
  }

  /** One message on one field. */
  static on(field: string, message: string, params?: MessageParams): FieldErrors {
    return new FieldErrors({ [field]: [message] }, params);
  }

  /** The refusals of a rule, by their fields: each message once a field, whichever of several forms it is about. */
  static ofRefusals(refusals: readonly Refusal<string>[], reason?: Reason): FieldErrors {
    const errors: Record<string, string[]> = {};
    const sent: SentRefusal[] = [];
    for (const { field, code } of refusals) {
      const codes = (errors[field] ??= []);
      if (codes.includes(code)) continue;
      codes.push(code);
      sent.push({ code, field });
    }
    return new FieldErrors(errors, {}, reason, sent);
  }
}

function refusalsOf(errors: FieldMessages, given: MessageParams): SentRefusal[] {
  return Object.entries(errors).flatMap(([field, keys]) =>
    keys.map((key) => {
      const { code, params } = unkeyed(key);
      const all = { ...params, ...given };
      return { code, field, ...(Object.keys(all).length > 0 && { params: all }) };
    }),
  );
}
