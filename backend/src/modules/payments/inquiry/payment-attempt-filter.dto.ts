import {
  ATTEMPT_KINDS,
  ATTEMPT_STATES,
  type AttemptKind,
  type AttemptState,
} from '@laundry/shared/constants/payment-attempts';
import type { ListQuery } from '../../../common/pagination/list.query.dto.js';
import { JsonText, QueryId, QueryIds } from '../../../common/validation/query-rules.js';
import { OneOf, Optional, SpanEnd, SpanStart } from '../../../common/validation/rules.js';

/** The search among the calls to payment providers. */
export class PaymentAttemptFilter {
  @Optional() @QueryIds() id?: number[];
  @Optional() @SpanStart() from?: string;
  @Optional() @SpanEnd() to?: string;
  @Optional() @QueryId() user_id?: number;
  @Optional() @OneOf(ATTEMPT_STATES) state?: AttemptState;
  @Optional() @OneOf(ATTEMPT_KINDS) kind?: AttemptKind;
}

/** The filters beside the list conventions; see ListQuery. */
export class PaymentAttemptQuery extends PaymentAttemptFilter implements ListQuery {
  @Optional() @JsonText({ max: 4000 }) filter?: string;
  @Optional() @JsonText({ max: 40 }) range?: string;
  @Optional() @JsonText({ max: 80 }) sort?: string;
}
