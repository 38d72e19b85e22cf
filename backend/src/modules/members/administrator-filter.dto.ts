import { LIMITS } from '@laundry/shared/constants/limits';
import { QueryIds } from '../../common/validation/query-rules.js';
import { Optional, Text } from '../../common/validation/rules.js';

/** The searches of the administrators' list. */
export class AdministratorFilter {
  @Optional() @QueryIds() id?: number[];
  @Optional() @Text({ max: LIMITS.nameLength }) name?: string;
  @Optional() @Text({ max: LIMITS.emailLength }) email?: string;
}
