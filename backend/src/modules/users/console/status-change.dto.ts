import { LIMITS } from '@laundry/shared/constants/limits';
import { PAYMENT_METHOD, type PaymentMethod } from '@laundry/shared/constants/payment-methods';
import { USER_STATUS, type UserStatus } from '@laundry/shared/constants/user-status';
import { OneOf, Optional, rule, Text } from '../../../common/validation/rules.js';

/** Any whole number: which of them a customer may get is decided by the present status, with its own message. */
const StatusNumber = () => rule('statusNumber', 'status_not_allowed', (value) => Number.isInteger(value));

/** A customer's new usage status; `payment_method_id` and `is_stopped` are what the operator saw, and decide nothing (handbook/accounts.md#customer-status). */
export class StatusChangeDto {
  @StatusNumber() status: number;
  /** What it was for who decides; 409 `stale` where it has become another meanwhile. */
  @Optional() @OneOf(Object.values(USER_STATUS)) seen_status?: UserStatus | null;
  @Optional() @OneOf(Object.values(PAYMENT_METHOD)) payment_method_id?: PaymentMethod | null;
  @Optional() @OneOf([true, false, 0, 1]) is_stopped?: boolean | number | null;
  /** With 4, rejected: why, as the customer reads it in the mail and on their pages. */
  @Optional() @Text({ max: LIMITS.remarksLength, lines: true }) rejection_reason?: string | null;
}
