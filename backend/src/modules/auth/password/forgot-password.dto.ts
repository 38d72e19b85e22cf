import { LIMITS } from '@laundry/shared/constants/limits';
import { Text } from '../../../common/validation/rules.js';

export class ForgotPasswordDto {
  @Text({ max: LIMITS.emailLength, min: 1 }) email: string;
}
