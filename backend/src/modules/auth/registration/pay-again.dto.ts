import { Text } from '../../../common/validation/rules.js';

export class PayAgainDto {
  /** Of the registration, as its answer and the address of its page have it. */
  @Text({ max: 100, min: 1 }) ticket: string;
}
