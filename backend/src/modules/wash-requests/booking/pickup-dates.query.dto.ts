import { DateText, Optional } from '../../../common/validation/rules.js';

/** Without dates: from today through the last day that can be asked for. */
export class PickupDatesQuery {
  @Optional() @DateText() from?: string;
  @Optional() @DateText() to?: string;
}
