import { PROGRESS } from '@laundry/shared/constants/progress';
import { SIZE } from '@laundry/shared/constants/sizes';
import { isRowId, parseRowId } from '@laundry/shared/text/row-id';
import { JsonText, QueryId, QuerySet } from '../../../common/validation/query-rules.js';
import { OneOf, Optional, rule, SpanEnd, SpanStart, Text } from '../../../common/validation/rules.js';

/** `none`, or the id of a member of staff. */
const StaffChoice = () =>
  rule(
    'staffChoice',
    'invalid_value',
    (value) => value === 'none' || isRowId(typeof value === 'string' ? parseRowId(value) : value),
  );

/** The search of the request list: as parameters of their own, or as the JSON of `filter`. */
export class ConsoleRequestsFilter {
  /** Required, like `to`, in one of the two spellings, unless there is an `id`. */
  @Optional() @SpanStart() from?: string;
  @Optional() @SpanEnd() to?: string;
  /** `either`: the span is that of a pickup or a delivery which is not done yet, instead of the listed time. */
  @Optional() @OneOf(['either']) leg?: 'either';
  /** 1: only what should have been done by now and is not. */
  @Optional() @OneOf(['0', '1', 0, 1]) late?: string;
  /** The reception number. */
  @Optional() @QueryId() id?: number;
  @Optional() @StaffChoice() staff_id?: string;
  @Optional() @QuerySet(Object.values(PROGRESS)) status?: number[];
  /** `1,2` S and M, `3,4` L and LL, or one size. */
  @Optional() @QuerySet(Object.values(SIZE)) size?: number[];
  @Optional() @QueryId() user_id?: number;
  @Optional() @Text({ max: 100 }) venue_provider_name?: string;
  /** 1 adds the weekly occurrences of the span that are not made yet, as rows without an id. */
  @Optional() @OneOf(['0', '1', 0, 1]) provisional?: string;
}

/** The filters beside the list conventions (see ListQuery). */
export class ConsoleRequestsQuery extends ConsoleRequestsFilter {
  @Optional() @JsonText({ max: 4000 }) filter?: string;
  /** Without it, the whole span is answered. */
  @Optional() @JsonText({ max: 40 }) range?: string;
  @Optional() @JsonText({ max: 80 }) sort?: string;
}
