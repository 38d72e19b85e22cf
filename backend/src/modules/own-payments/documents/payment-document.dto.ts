import { LIMITS } from '@laundry/shared/constants/limits';
import { rule, Text } from '../../../common/validation/rules.js';

const SUBJECT = /^(?:[pm][1-9]\d{0,9}|\d{4}-(?:0[1-9]|1[0-2]))$/;

export class PaymentDocumentDto {
  /** The `key` of a payment, for its receipt; a month `YYYY-MM`, for its invoice. */
  @rule('subject', 'invalid_value', (value) => typeof value === 'string' && SUBJECT.test(value)) subject: string;
  /** To whom it is made out, printed as it is typed. */
  @Text({ max: LIMITS.documentAddresseeLength, min: 1 }) addressee: string;
}
