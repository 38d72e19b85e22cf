import type { JstDateTime } from '@laundry/shared/time/jst';

/** What the screen of thanks is told: when the membership ends, and whether it is over already. */
export interface Withdrawn {
  readonly withdrawal_dt: JstDateTime;
  readonly atOnce: boolean;
  /** Whose membership it was: Back may lead there when somebody else is signed in. */
  readonly userId: number;
}
