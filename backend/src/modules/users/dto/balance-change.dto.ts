import { LIMITS } from '@laundry/shared/constants/limits';
import { Flag, Whole } from '../../../common/validation/rules.js';

/** A customer's new balance of bags (decisions 11, availableRequestCount). */
export class BalanceChangeDto {
  @Whole({ min: LIMITS.balanceMin, max: LIMITS.balanceMax, message: 'set_count_range' })
  available_request_count: number;
  /** Whether it is lower than what the operator saw. */
  @Flag() decreaseFlg: boolean;
}
