import type { Role, RoleType } from '@laundry/shared/constants/roles';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { blankAccount, type NewUser } from './blank-account.js';

export interface NewOperator {
  readonly role: Role;
  readonly role_type: RoleType | null;
  readonly name1: string;
  readonly name2: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly now: JstDateTime;
}

/** Somebody who works here: active at once, without a plan. */
export const newOperator = ({ role, role_type, name1, name2, email, passwordHash, now }: NewOperator): NewUser => ({
  ...blankAccount(email, passwordHash, now),
  turned_month: null,
  role,
  role_type,
  name1,
  name2,
});
