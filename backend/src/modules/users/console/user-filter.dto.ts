import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { QueryFlag, QueryIds, QuerySet } from '../../../common/validation/query-rules.js';
import { DateText, Optional, Text } from '../../../common/validation/rules.js';

/** The searches of the user list and of the one-time customers' list (handbook/console.md#searches). */
export class UserFilter {
  /** true: one-time customers; else those with a monthly plan. */
  @Optional() @QueryFlag() onetime?: boolean;
  /** Day of registration, both ends included. */
  @Optional() @DateText() created_from?: string;
  @Optional() @DateText() created_to?: string;
  /** Exactly this account, or one of these. */
  @Optional() @QueryIds() id?: number[];
  @Optional() @Text({ max: 100 }) name?: string;
  @Optional() @Text({ max: 100 }) kana?: string;
  @Optional() @Text({ max: 20 }) zipcode?: string;
  @Optional() @Text({ max: 20 }) phone?: string;
  @Optional() @Text({ max: 254 }) email?: string;
  @Optional() @QuerySet(Object.values(USER_STATUS)) status?: number[];
}
