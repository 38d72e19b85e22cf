import { PROGRESS } from '@laundry/shared/constants/progress';
import { QueryIds } from '../../../common/validation/query-rules.js';
import { DateText, OneOf, Optional } from '../../../common/validation/rules.js';

const OPEN_STAGES = [PROGRESS.unhandled, PROGRESS.pickedUp, PROGRESS.washed, PROGRESS.folded];

export class AssignChoicesQuery {
  /** The day of the requests. */
  @DateText() date: string;
  /** Their customers. */
  @Optional() @QueryIds() user_id?: number[];
  /** Their progress: who usually does the next stage is marked. */
  @Optional() @OneOf(OPEN_STAGES.flatMap((status) => [status, String(status)])) status?: number;
}
