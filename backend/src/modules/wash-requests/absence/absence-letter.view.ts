import type { Leg } from '@laundry/shared/constants/progress';

/** An absence mail as it would be sent now. */
export class AbsenceLetterView {
  /** 1 pickup, 2 delivery: the leg that comes next. */
  type: Leg;
  recipient: string;
  subject: string;
  body: string;
}
