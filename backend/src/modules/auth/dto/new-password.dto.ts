import { LIMITS } from '@laundry/shared/constants/limits';
import { Optional, Text } from '../../../common/validation/rules.js';

const PASSWORD = { max: LIMITS.passwordMaxLength, min: 1 };

/** A new password, typed twice. */
class NewPasswordDto {
  @Text(PASSWORD) password: string;
  @Text(PASSWORD) password_confirm: string;
}

export class ChangePasswordDto extends NewPasswordDto {
  /** May be left out in a young session (decisions 11 "Passwords"). */
  @Optional() @Text(PASSWORD) current_password?: string | null;
}

export class ResetPasswordDto extends NewPasswordDto {
  /** The last part of the mail's link. */
  @Text({ max: 200, min: 1 }) token: string;
}
