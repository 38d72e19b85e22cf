import { QueryIds, QueryWhole } from '../../common/validation/query-rules.js';
import { Optional } from '../../common/validation/rules.js';

/** The searches of the price grid. */
export class OnetimePriceFilter {
  @Optional() @QueryIds() id?: number[];
  @Optional() @QueryWhole({ min: 1, max: 2 }) delivery_type?: number;
}
