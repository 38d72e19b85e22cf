import { DateTimeText, Optional } from '../../../common/validation/rules.js';

/** What a phone that had no line tells of an act besides (docs/decisions/091). */
export class OfflineActDto {
  /** When it was done, at a stop of the caller's own; absent: now. */
  @Optional() @DateTimeText() made_at?: string | null;
  /** The time under which the stop was listed then: one that was moved since is not this stop any more. */
  @Optional() @DateTimeText() seen_sched_dt?: string | null;
}
