import { PAYMENT_STATUS } from '@laundry/shared/constants/payment-methods';
import { JsonText, QueryId, QueryIds, QuerySet } from '../../../common/validation/query-rules.js';
import { Optional, SpanEnd, SpanStart } from '../../../common/validation/rules.js';
import type { ListQuery } from '../../../common/pagination/list.query.dto.js';

/** The search of the manual payment list; without a span, this month up to today. */
export class ManualPaymentFilter {
  @Optional() @QueryIds() id?: number[];
  @Optional() @SpanStart() from?: string;
  @Optional() @SpanEnd() to?: string;
  @Optional() @QueryId() user_id?: number;
  @Optional() @QuerySet(Object.values(PAYMENT_STATUS)) status_id?: number[];
}

/** The filters beside the list conventions; see ListQuery. */
export class ManualPaymentQuery extends ManualPaymentFilter implements ListQuery {
  @Optional() @JsonText({ max: 4000 }) filter?: string;
  @Optional() @JsonText({ max: 40 }) range?: string;
  @Optional() @JsonText({ max: 80 }) sort?: string;
}
