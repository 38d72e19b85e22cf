/** Not there, or not the caller's: the two are answered alike. */
export class NotFound extends Error {
  /** `message`: a key of the shared messages, with what fills its places. */
  constructor(message = 'not_found') {
    super(message);
  }

  /** Extra members of the problem document. */
  get members(): Readonly<Record<string, unknown>> {
    return {};
  }
}
