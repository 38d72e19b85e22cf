import { PROGRESS } from '@laundry/shared/constants/progress';
import { QueryId } from '../../../common/validation/query-rules.js';
import { DateTimeText, Optional, QuerySet } from '../../../common/validation/rules.js';

/** The search of the progress screen (spec 3 §2.10): stages done from `from` to `to`, both included. */
export class ProgressQuery {
  @DateTimeText() from: string;
  @DateTimeText() to: string;
  @Optional() @QueryId() staff_id?: number;
  /** Without it, all stages. */
  @Optional() @QuerySet([PROGRESS.pickedUp, PROGRESS.washed, PROGRESS.folded, PROGRESS.delivered]) status?: number[];
}
