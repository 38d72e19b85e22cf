import { QueryId } from '../../../common/validation/query-rules.js';
import { Optional } from '../../../common/validation/rules.js';

export class ClosedActReportsQuery {
  /** Those of one request. */
  @Optional() @QueryId() wreq_id?: number;
}

export class ActReportsQuery extends ClosedActReportsQuery {
  /** The last of those that are known: what comes after it. */
  @Optional() @QueryId() before?: number;
}
