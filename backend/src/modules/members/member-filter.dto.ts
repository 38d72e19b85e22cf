import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { QuerySet } from '../../common/validation/query-rules.js';
import { Optional } from '../../common/validation/rules.js';
import { AdministratorFilter } from './administrator-filter.dto.js';

/** The searches of the staff list. */
export class MemberFilter extends AdministratorFilter {
  @Optional() @QuerySet(Object.values(ROLE_TYPE)) role_type?: number[];
}
