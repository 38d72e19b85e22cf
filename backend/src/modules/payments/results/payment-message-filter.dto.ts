import { JsonText, QueryId, QueryIds } from '../../../common/validation/query-rules.js';
import { DateTimeText, Optional } from '../../../common/validation/rules.js';
import type { ListQuery } from '../../../common/pagination/list.query.dto.js';

/** The search among the messages of payments that changed nothing. */
export class PaymentMessageFilter {
  @Optional() @QueryIds() id?: number[];
  @Optional() @DateTimeText() from?: string;
  @Optional() @DateTimeText() to?: string;
  @Optional() @QueryId() user_id?: number;
}

/** The filters beside the list conventions; see ListQuery. */
export class PaymentMessageQuery extends PaymentMessageFilter implements ListQuery {
  @Optional() @JsonText({ max: 4000 }) filter?: string;
  @Optional() @JsonText({ max: 40 }) range?: string;
  @Optional() @JsonText({ max: 80 }) sort?: string;
}
