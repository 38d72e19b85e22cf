import { QueryIds } from '../../common/validation/query-rules.js';
import { Flag, Optional, RowId } from '../../common/validation/rules.js';

/** The searches of the desk's list. */
export class ClaimFilter {
  @Optional() @QueryIds() id?: number[];
  @Optional() @Flag() is_answered?: boolean;
  @Optional() @RowId() user_id?: number;
}
