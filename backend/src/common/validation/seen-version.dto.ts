import { LIMITS } from '@laundry/shared/constants/limits';
import { Optional, Whole } from './rules.js';

/** A body that writes what several people edit. */
export class SeenVersionDto {
  /** The version that the caller saw; another one by now is `stale`. Absent: whatever it is. */
  @Optional() @Whole({ min: 1, max: LIMITS.idMax }) version?: number;
}
