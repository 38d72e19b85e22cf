import type { Role, RoleType } from '@laundry/shared/constants/roles';
/** A member of staff as the staff list shows them; never a password or its hash. */
export class MemberView {
  id: number;
  created_at: string;
  name1: string;
  name2: string;
  role: Role;
  /** Key of the master list role_type. */
  role_type: RoleType;
  email: string;
  /** For who may reset it: others set passwords, and need not know where a password is enough. */
  has_second_factor?: boolean;
}

export class NewMemberView {
  id: number;
}
