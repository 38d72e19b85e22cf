import { SERVER_LIMITS } from '../../common/server-limits.js';
import { QueryFlag, QueryIds } from '../../common/validation/query-rules.js';
import { Optional, Text } from '../../common/validation/rules.js';

/** The searches of the service area list; texts anywhere in their field. */
export class AreaFilter {
  @Optional() @QueryIds() id?: number[];
  @Optional() @Text({ max: SERVER_LIMITS.areaZipcodeLength }) zipcode?: string;
  @Optional() @Text({ max: SERVER_LIMITS.areaPrefectureLength }) prefecture?: string;
  @Optional() @Text({ max: SERVER_LIMITS.areaAddressLength }) address?: string;
  @Optional() @QueryFlag() is_valid_monthly?: boolean;
  @Optional() @QueryFlag() is_valid_onetime?: boolean;
  @Optional() @QueryFlag() is_valid_onetime_b?: boolean;
}
