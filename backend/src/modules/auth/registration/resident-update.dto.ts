import { LIMITS } from '@laundry/shared/constants/limits';
import { Optional, Whole } from '../../../common/validation/rules.js';
import type { SeenVersionDto } from '../../../common/validation/seen-version.dto.js';
import { RegisterDto } from './register.dto.js';

/** The form of a partner venue, filled in again by its own customer. */
export class ResidentUpdateDto extends RegisterDto implements SeenVersionDto {
  /** The version that the form was filled in from; another one by now is `stale`. Absent: whatever it is. */
  @Optional() @Whole({ min: 1, max: LIMITS.idMax }) version?: number;
}
