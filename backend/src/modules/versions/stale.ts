import { REASON } from '@laundry/shared/constants/reasons';
import type { MessageKey } from '@laundry/shared/messages/message';
import { displayDateTime } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { DomainError } from '../../common/errors/domain-error.js';

/** Who changed it, and when. */
export interface Change {
  /** A name to show: an operator's, or the word for the customer or the system. */
  readonly by: string;
  readonly at: JstDateTime;
}

/** 409 `stale` that names who was first and when; `current`: what is written there now. */
export class Stale extends DomainError {
  constructor(
    private readonly change: Change | null,
    private readonly now: JstDateTime,
    details: Readonly<Record<string, unknown>> = {},
    /** Where what was refused has words of its own. */
    own: MessageKey = change === null ? 'stale' : 'stale_by',
    refusals: DomainError['refusals'] = [],
  ) {
    super(REASON.stale, { ...details, ...change }, own, refusals);
  }

  override get params(): Readonly<Record<string, string>> {
    if (this.change === null) return {};
    return { by: this.change.by, at: displayDateTime(this.change.at, 'ja', this.now) };
  }
}
