import { Text } from '../../../common/validation/rules.js';

export class SetUpCodeDto {
  /** Six digits, as the app shows them at this moment. */
  @Text({ max: 40, min: 1 }) code: string;
}
