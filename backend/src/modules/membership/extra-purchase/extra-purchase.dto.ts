import { LIMITS } from '@laundry/shared/constants/limits';
import { PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { OneOf, Optional, Whole } from '../../../common/validation/rules.js';

const MAX_PRICE = 10_000_000;

/** More washes: how many, and what the customer was shown that they cost. */
export class ExtraPurchaseDto {
  @Whole({ min: 1, max: LIMITS.extraPurchaseCountMax }) count: number;
  /** Yen of all of them. */
  @Whole({ min: 0, max: MAX_PRICE }) price: number;
  @OneOf([PAYMENT_METHOD.creditCard, PAYMENT_METHOD.invoice], 'payment_method_unselectable') payment_method: number;
  /** Yen of one. */
  @Optional() @Whole({ min: 0, max: MAX_PRICE }) price_per_count?: number | null;
}
