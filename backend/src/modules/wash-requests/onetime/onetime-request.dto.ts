import { LIMITS } from '@laundry/shared/constants/limits';
import { ONETIME_PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { OneOf, Optional, Text, Whole } from '../../../common/validation/rules.js';

const DATE_LENGTH = 30;
const MAX_PRICE = 10_000_000;
const URL_LENGTH = 2_000;

/** A one-time request with its way to pay. Its dates are judged by the one-time rule, which has an order of its own. */
export class OnetimeRequestDto {
  @Text({ max: DATE_LENGTH }) sched_pickup_dt: string;
  @Text({ max: DATE_LENGTH }) sched_delivery_dt: string;
  @Whole({ min: LIMITS.requestCountMin, max: LIMITS.requestCountMax, message: 'count_range' }) count: number;
  @Optional() @Text({ max: LIMITS.boxPasswordLength, encrypted: true }) delivery_box_pw?: string | null;
  @Optional() @Text({ max: LIMITS.roomLength }) room_number?: string | null;
  @Optional() @Text({ max: LIMITS.remarksLength, lines: true }) bikou?: string | null;
  /** Yen of all bags, as the customer was shown. */
  @Whole({ min: 0, max: MAX_PRICE }) price: number;
  @OneOf(Object.values(ONETIME_PAYMENT_METHOD)) onetime_payment_method_id: number;
  /** PayPay: the page to come back to; of its address only the path is used. */
  @Optional() @Text({ max: URL_LENGTH }) redirect_url?: string | null;
  /** Deferred invoice: the company's key with the provider. */
  @Optional() @Text({ max: LIMITS.nameLength }) frd_key?: string | null;
}
