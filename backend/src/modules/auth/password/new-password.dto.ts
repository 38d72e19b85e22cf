import { LIMITS } from '@laundry/shared/constants/limits';
import { Optional, rule, Text } from '../../../common/validation/rules.js';

const PASSWORD = { max: LIMITS.passwordMaxLength, min: 1 };

/** A new password, typed twice. */
class NewPasswordDto {
  @Text(PASSWORD) password: string;
  @Text(PASSWORD) password_confirm: string;
}

export class ChangePasswordDto extends NewPasswordDto {
  /** May be left out in a young session (handbook/accounts.md#passwords). */
  @Optional() @Text(PASSWORD) current_password?: string | null;
}

/** Whatever was typed or cut off: a text that is no token of ours is an unknown one. */
const AnyText = () => rule('anyText', 'invalid_value', (value) => typeof value === 'string');

export class ResetPasswordDto extends NewPasswordDto {
  /** The last part of the mail's link. */
  @AnyText() token: string;
}
