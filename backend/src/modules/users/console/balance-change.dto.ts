import { LIMITS } from '@laundry/shared/constants/limits';
import { Flag, Whole } from '../../../common/validation/rules.js';

/** A customer's new balance of bags (handbook/bags.md#operators-change). */
export class BalanceChangeDto {
  @Whole({ min: LIMITS.balanceMin, max: LIMITS.balanceMax, message: 'set_count_range' })
  available_request_count: number;
  /** Whether it is lower than what the operator saw. */
  @Flag() decreaseFlg: boolean;
}
