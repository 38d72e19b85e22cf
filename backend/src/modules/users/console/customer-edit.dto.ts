import { LIMITS } from '@laundry/shared/constants/limits';
import { Flag, Optional, Text, Whole } from '../../../common/validation/rules.js';
import type { SeenVersionDto } from '../../../common/validation/seen-version.dto.js';
import { PersonFormDto } from '../profile/person-form.dto.js';

/** Yen. */
const DISCOUNT_PRICE_MAX = 999_999;

/** What an operator may change of an account besides the cells that have calls of their own; what is not sent stays. */
export class CustomerEditDto extends PersonFormDto implements SeenVersionDto {
  /** May be sent along as it is; it never changes. */
  @Optional() @Flag() is_company?: boolean | null;
  /** The customer's own price for one more wash, in yen; 0: the plan's. */
  @Optional() @Whole({ min: 0, max: DISCOUNT_PRICE_MAX }) discount_price_for_add?: number | null;
  /** With a new address: the caller's own password, where the session is older than 15 minutes. */
  @Optional() @Text({ max: LIMITS.passwordMaxLength, min: 1 }) current_password?: string | null;
  /** The version that the operator saw; another one by now is `stale`. */
  @Optional() @Whole({ min: 1, max: LIMITS.idMax }) version?: number;
}
