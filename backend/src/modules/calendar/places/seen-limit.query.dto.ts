import { LIMITS } from '@laundry/shared/constants/limits';
import { QueryWhole } from '../../../common/validation/query-rules.js';
import { Optional } from '../../../common/validation/rules.js';

export class SeenLimitQuery {
  /** What the limit was for who lifts it; absent: whatever there is by now. 409 `stale` where it has become another meanwhile. */
  @Optional() @QueryWhole({ min: 0, max: LIMITS.dayLimitMax }) seen_limit?: number;
}
