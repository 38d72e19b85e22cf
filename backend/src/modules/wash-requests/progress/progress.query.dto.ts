import { PROGRESS } from '@laundry/shared/constants/progress';
import { JsonText, QueryId, QuerySet } from '../../../common/validation/query-rules.js';
import { Optional, SpanEnd, SpanStart } from '../../../common/validation/rules.js';

/** The search of the progress screen (handbook/requests.md#stages): stages done from `from` to `to`, both included. */
export class ProgressQuery {
  @SpanStart() from: string;
  @SpanEnd() to: string;
  @Optional() @QueryId() staff_id?: number;
  /** Without it, all stages. */
  @Optional() @QuerySet([PROGRESS.pickedUp, PROGRESS.washed, PROGRESS.folded, PROGRESS.delivered]) status?: number[];
  /** First and last row, from 0; without it, the whole span is answered. */
  @Optional() @JsonText({ max: 40 }) range?: string;
}
