/** Messages by field. A message is a key of shared/messages, translated when the answer is written, or plain text. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

/** Input that a person can correct: answered 422 with `errors` (contract, Conventions). */
export class FieldErrors extends Error {
  constructor(
    readonly errors: FieldMessages,
    /** Values for the messages' placeholders. */
    readonly params: Readonly<Record<string, string | number>> = {},
  ) {
    super(`invalid: ${Object.keys(errors).join(', ')}`);
  }

  /** One message on one field. */
  static on(field: string, message: string, params?: Readonly<Record<string, string | number>>): FieldErrors {
    return new FieldErrors({ [field]: [message] }, params);
  }
}
