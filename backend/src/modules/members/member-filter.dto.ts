import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { LIMITS } from '@laundry/shared/constants/limits';
import { QueryIds, QuerySet } from '../../common/validation/query-rules.js';
import { Optional, Text } from '../../common/validation/rules.js';

/** The searches of the staff list. */
export class MemberFilter {
  @Optional() @QueryIds() id?: number[];
  @Optional() @Text({ max: LIMITS.nameLength }) name?: string;
  @Optional() @Text({ max: LIMITS.emailLength }) email?: string;
  @Optional() @QuerySet(Object.values(ROLE_TYPE)) role_type?: number[];
}
