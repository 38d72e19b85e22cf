import { Text } from '../../../common/validation/rules.js';

export class SecondFactorDto {
  /** As the refusal of a sign-in told it. */
  @Text({ max: 100, min: 1 }) challenge: string;
  /** Six digits of the app, or a recovery code. */
  @Text({ max: 40, min: 1 }) code: string;
}
