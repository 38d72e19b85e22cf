import { LIMITS } from '@laundry/shared/constants/limits';
import { SALES, SOLD_SIZES, type Sale } from '@laundry/shared/rules/payments/add-bag';
import type { SizeKey } from '@laundry/shared/constants/sizes';
import { OneOf, RowId, Text, Whole } from '../../common/validation/rules.js';

/** An operator's sale: 36 more washes of the plan, 37 bags themselves. */
export class AddBagDto {
  @OneOf(SALES) operation_type: Sale;
  @RowId() user_id: number;
  /** The registered name of the person or the company, spaces ignored. */
  @Text({ max: 2 * LIMITS.nameLength, min: 1 }) user_name: string;
  @OneOf(SOLD_SIZES) size: SizeKey;
  @Whole({ min: 1, max: LIMITS.operatorExtraCountMax }) count: number;
  /** The reason. */
  @Text({ max: LIMITS.remarksLength, min: 1, lines: true }) bikou: string;
}
