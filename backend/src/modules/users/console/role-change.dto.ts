import { GIVEN_ROLES, type GivenRole } from '@laundry/shared/rules/accounts/role-change';
import { OneOf } from '../../../common/validation/rules.js';

/** 100 administrator or 900 customer. */
export class RoleChangeDto {
  @OneOf(GIVEN_ROLES) role: GivenRole;
}
