import { AREA_LENGTHS } from '@laundry/shared/constants/area-lengths';
import { QueryFlag, QueryIds } from '../../common/validation/query-rules.js';
import { Optional, Text } from '../../common/validation/rules.js';

/** The searches of the service area list; texts anywhere in their field. */
export class AreaFilter {
  @Optional() @QueryIds() id?: number[];
  @Optional() @Text({ max: AREA_LENGTHS.zipcode }) zipcode?: string;
  @Optional() @Text({ max: AREA_LENGTHS.prefecture }) prefecture?: string;
  @Optional() @Text({ max: AREA_LENGTHS.address }) address?: string;
  @Optional() @QueryFlag() is_valid_monthly?: boolean;
  @Optional() @QueryFlag() is_valid_onetime?: boolean;
  @Optional() @QueryFlag() is_valid_onetime_b?: boolean;
}
