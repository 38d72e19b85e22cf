import { LIMITS } from '@laundry/shared/constants/limits';
import { Optional, Text } from '../../../common/validation/rules.js';

/** A call that asks who is there. */
export class ConfirmedDto {
  /** The caller's own password, where the session is older than 15 minutes. */
  @Optional() @Text({ max: LIMITS.passwordMaxLength, min: 1 }) current_password?: string | null;
}

export class SetUpCodeDto {
  /** Six digits, as the app shows them at this moment. */
  @Text({ max: 40, min: 1 }) code: string;
}
