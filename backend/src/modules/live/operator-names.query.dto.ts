import { QueryIds } from '../../common/validation/query-rules.js';

export class OperatorNamesQuery {
  @QueryIds() ids: number[];
}
