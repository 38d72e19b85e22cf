import type { MessageKey } from '@laundry/shared/messages/message';
import type { Reason } from '@laundry/shared/constants/reasons';

/** A refusal by a business rule: answered with the status of its reason (contract: 409 business conflict, 403 not allowed). */
export class DomainError extends Error {
  constructor(
    readonly reason: Reason,
    /** Extra members of the problem document, e.g. `{ from: '2026-12-01' }`. */
    readonly details: Readonly<Record<string, unknown>> = {},
    /** A message that says more than the reason's own, e.g. pickup_time_limit_same_time. */
    readonly messageKey?: MessageKey,
  ) {
    super(reason);
  }
}
