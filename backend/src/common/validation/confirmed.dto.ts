import { LIMITS } from '@laundry/shared/constants/limits';
import { Optional, Text } from './rules.js';

/** A call that asks who is there. */
export class ConfirmedDto {
  /** The caller's own password, where the session is older than 15 minutes. */
  @Optional() @Text({ max: LIMITS.passwordMaxLength, min: 1 }) current_password?: string | null;
}
