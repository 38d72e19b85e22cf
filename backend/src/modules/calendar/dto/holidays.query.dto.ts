import { DateText, Optional } from '../../../common/validation/rules.js';

/** Without dates: the first of this month through the month three months ahead (spec 1 §9). */
export class HolidaysQuery {
  @Optional() @DateText() from?: string;
  @Optional() @DateText() to?: string;
}
