import { QueryIds } from '../../common/validation/query-rules.js';
import { DateText, Optional } from '../../common/validation/rules.js';

/** The searches of a list of days, both ends of a span included. */
export class DaysFilter {
  @Optional() @QueryIds() id?: number[];
  @Optional() @DateText() date?: string;
  @Optional() @DateText() from?: string;
  @Optional() @DateText() to?: string;
}
