import { LIMITS } from '@laundry/shared/constants/limits';
import { QueryIds } from '../../common/validation/query-rules.js';
import { Optional, Text } from '../../common/validation/rules.js';

/** The searches of the venue list; texts anywhere in their field. */
export class VenueFilter {
  @Optional() @QueryIds() id?: number[];
  @Optional() @Text({ max: 20 }) code?: string;
  @Optional() @Text({ max: LIMITS.nameLength }) name?: string;
  @Optional() @Text({ max: LIMITS.nameLength }) provider_name?: string;
  @Optional() @Text({ max: LIMITS.nameLength }) property_name?: string;
}
