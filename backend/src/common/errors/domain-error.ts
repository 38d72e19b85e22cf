import type { MessageKey } from '@laundry/shared/messages/message';
import type { Reason } from '@laundry/shared/constants/reasons';

/** A refusal by a business rule: answered with the status of its reason. */
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

  /** Values for the message's placeholders: the extra members that can stand in a text. */
  get params(): Readonly<Record<string, string | number>> {
    const texts = Object.entries(this.details).filter(isText);
    return Object.fromEntries(texts);
  }
}

const isText = (entry: [string, unknown]): entry is [string, string | number] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'number';
