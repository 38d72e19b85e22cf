/** A member of staff as the staff list shows them; never a password or its hash. */
export class MemberView {
  id: number;
  created_at: string;
  name1: string;
  name2: string;
  role: number;
  /** Key of the master list role_type. */
  role_type: number;
  email: string;
}

export class NewMemberView {
  id: number;
}
