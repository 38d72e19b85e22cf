import { LIMITS } from '@laundry/shared/constants/limits';
import { Text } from '../../common/validation/rules.js';

/** A question to the company. */
export class ContactDto {
  /** Where the answer goes. */
  @Text({ max: LIMITS.emailLength, min: 1 }) email: string;
  @Text({ max: LIMITS.contactLength, min: 1, lines: true }) contact: string;
}
