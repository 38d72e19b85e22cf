import type { Reason } from '@laundry/shared/constants/reasons';

/** The service can't serve this now, but will: answered 503 with Retry-After. */
export class Unavailable extends Error {
  constructor(
    readonly retryAfterSeconds: number,
    readonly reason?: Reason,
  ) {
    super('unavailable');
  }
}
