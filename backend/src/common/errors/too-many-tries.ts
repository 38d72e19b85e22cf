/** A limit of tries is reached: answered 429 with Retry-After. */
export class TooManyTries extends Error {
  constructor(readonly retryAfterSeconds: number) {
    super('too many tries');
  }
}
