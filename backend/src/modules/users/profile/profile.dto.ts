import { LIMITS } from '@laundry/shared/constants/limits';
import { Flag, Optional, Text, Whole } from '../../../common/validation/rules.js';
import type { SeenVersionDto } from '../../../common/validation/seen-version.dto.js';
import { PersonFormDto } from './person-form.dto.js';

/** What somebody may change of the own account; anything else is an unknown field. */
export class ProfileDto extends PersonFormDto implements SeenVersionDto {
  /** May be sent along as it is; it never changes. */
  @Optional() @Flag() is_company?: boolean | null;
  /** For a new email address; may be left out in a young session. */
  @Optional() @Text({ max: LIMITS.passwordMaxLength, min: 1 }) current_password?: string | null;
  /** The version that the form was filled in from; another one by now is `stale`. Absent: whatever it is. */
  @Optional() @Whole({ min: 1, max: LIMITS.idMax }) version?: number;
}
