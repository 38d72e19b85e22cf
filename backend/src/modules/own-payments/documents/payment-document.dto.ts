import { LIMITS } from '@laundry/shared/constants/limits';
import { isMonth } from '@laundry/shared/time/jst';
import { rule, Text } from '../../../common/validation/rules.js';

const PAYMENT_KEY = /^[pm][1-9]\d{0,9}$/;
const isSubject = (value: unknown): boolean => isMonth(value) || (typeof value === 'string' && PAYMENT_KEY.test(value));

export class PaymentDocumentDto {
  /** The `key` of a payment, for its receipt; a month `YYYY-MM`, for its invoice. */
  @rule('subject', 'invalid_value', isSubject) subject: string;
  /** To whom it is made out, printed as it is typed. */
  @Text({ max: LIMITS.documentAddresseeLength, min: 1 }) addressee: string;
}
