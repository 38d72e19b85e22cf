import { JsonText } from '../validation/query-rules.js';
import { Optional } from '../validation/rules.js';

/** How the console asks for a list: the conventions of ra-data-simple-rest. */
export class ListQuery {
  /** JSON object of the list's own filters, e.g. `{"status":1}`. */
  @Optional() @JsonText({ max: 4000 }) filter?: string;
  /** First and last row, from 0: `[0,24]`. */
  @Optional() @JsonText({ max: 40 }) range?: string;
  /** Field and direction: `["id","ASC"]`. */
  @Optional() @JsonText({ max: 80 }) sort?: string;
}
