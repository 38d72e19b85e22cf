import type { MessageParams } from '@laundry/shared/messages/keyed';
import type { MessageKey } from '@laundry/shared/messages/message';
import type { Reason } from '@laundry/shared/constants/reasons';
import type { SentRefusal } from './field-errors.js';

/** A refusal by a business rule: answered with the status of its reason. */
export class DomainError extends Error {
  constructor(
    readonly reason: Reason,
    /** Extra members of the problem document, e.g. `{ from: '2026-12-01' }`. */
    readonly details: Readonly<Record<string, unknown>> = {},
    /** A message that says more than the reason's own, e.g. pickup_time_limit_same_time. */
    readonly messageKey?: MessageKey,
    /** What a form can mend, in the order of the rules; none where the whole operation is refused. */
    readonly refusals: readonly SentRefusal[] = [],
  ) {
    super(reason);
  }

  /** One that a field of the body can mend; `code` where its words are not those of the reason. */
  static on(
    field: string,
    reason: Reason,
    code: MessageKey = reason,
    details: Readonly<Record<string, unknown>> = {},
  ): DomainError {
    return new DomainError(reason, details, code, [{ code, field }]);
  }

  /** Values for the message's placeholders: the extra members that can stand in a text. */
  get params(): MessageParams {
    const texts = Object.entries(this.details).filter(isText);
    return Object.fromEntries(texts);
  }
}

const isText = (entry: [string, unknown]): entry is [string, string | number] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'number';
