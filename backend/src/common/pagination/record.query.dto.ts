import { JsonText } from '../validation/query-rules.js';
import { Optional } from '../validation/rules.js';

/** A list that has one order and is not searched in. */
export class RecordQuery {
  /** First and last row, from 0: `[0,49]`. */
  @Optional() @JsonText({ max: 40 }) range?: string;
}
