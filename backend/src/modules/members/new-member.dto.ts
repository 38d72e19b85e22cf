import { LIMITS } from '@laundry/shared/constants/limits';
import { ROLE, ROLE_TYPE, type RoleType } from '@laundry/shared/constants/roles';
import { OneOf, Optional, Text } from '../../common/validation/rules.js';

const NAME = { max: LIMITS.personNameLength };
const EMAIL = { max: LIMITS.emailLength };
const PASSWORD = { max: LIMITS.passwordMaxLength };

/** A new member of staff; which fields are required is a rule's matter. */
export class NewMemberDto {
  @Optional() @Text(NAME) name1?: string | null;
  @Optional() @Text(NAME) name2?: string | null;
  /** Nothing but staff is made here. */
  @Optional() @OneOf([ROLE.staff]) role?: number | null;
  /** Key of the master list role_type. */
  @Optional() @OneOf(Object.values(ROLE_TYPE)) role_type?: RoleType | null;
  @Optional() @Text(EMAIL) email?: string | null;
  @Optional() @Text(EMAIL) email_confirm?: string | null;
  /** Exactly 8 letters and digits, mixed. */
  @Optional() @Text(PASSWORD) password?: string | null;
  @Optional() @Text(PASSWORD) password_confirm?: string | null;
  /** The caller's own password, where the session is older than 15 minutes. */
  @Optional() @Text({ max: LIMITS.passwordMaxLength, min: 1 }) current_password?: string | null;
}
