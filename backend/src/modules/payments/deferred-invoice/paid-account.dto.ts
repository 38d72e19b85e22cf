import { LIMITS } from '@laundry/shared/constants/limits';
import { QueryWhole } from '../../../common/validation/query-rules.js';
import { Optional, Text } from '../../../common/validation/rules.js';

const MAX_PRICE = 10_000_000;

/** A company by its key with the provider, and for how much it would order. */
export class PaidAccountQuery {
  @Text({ min: 1, max: LIMITS.nameLength }) frd_key: string;
  @Optional() @QueryWhole({ min: 0, max: MAX_PRICE }) price?: number | null;
}

export class PaidAccountDto {
  @Text({ min: 1, max: LIMITS.nameLength }) frd_key: string;
}
