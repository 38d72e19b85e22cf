import { LEG, type Leg } from '@laundry/shared/constants/progress';
import { DateTimeText, OneOf, Optional } from '../../../common/validation/rules.js';

/** One of the times that the page offers for what was missed. */
export class ChooseRevisitDto {
  /** 1 pickup, 2 delivery, as the caller saw it. */
  @OneOf(Object.values(LEG)) leg: Leg;
  @DateTimeText() time: string;
  /** Where a pickup takes its delivery, as the caller saw it; left out: it stays. */
  @Optional() @DateTimeText() delivery?: string | null;
}
