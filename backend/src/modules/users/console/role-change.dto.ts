import { LIMITS } from '@laundry/shared/constants/limits';
import { GIVEN_ROLES, type GivenRole } from '@laundry/shared/rules/accounts/role-change';
import { OneOf, Optional, Text } from '../../../common/validation/rules.js';

/** 100 administrator or 900 customer. */
export class RoleChangeDto {
  @OneOf(GIVEN_ROLES) role: GivenRole;
  /** The caller's own password, where the session is older than 15 minutes. */
  @Optional() @Text({ max: LIMITS.passwordMaxLength, min: 1 }) current_password?: string | null;
}
