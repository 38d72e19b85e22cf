import { LIMITS } from '@laundry/shared/constants/limits';
import { Optional, RowId, Text } from '../../common/validation/rules.js';

const PASSWORD = { max: LIMITS.passwordMaxLength, min: 1 };

/** A new password for a member of staff: exactly 8 letters and digits, mixed. */
export class MemberPasswordDto {
  @RowId() id: number;
  @Text(PASSWORD) password: string;
  @Text(PASSWORD) password_confirm: string;
  /** The caller's own password, where the session is older than 15 minutes. */
  @Optional() @Text(PASSWORD) current_password?: string | null;
}
