import { DEFAULT_LANG } from '@laundry/shared/constants/langs';
import { ONETIME_PART } from '@laundry/shared/constants/plan-parts';
import type { Role, RoleType } from '@laundry/shared/constants/roles';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { newCustomer, type NewUser } from './new-customer.js';

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
export function newOperator({ role, role_type, name1, name2, email, passwordHash, now }: NewOperator): NewUser {
  const form = { is_company: false, current_lang: DEFAULT_LANG, name1, name2, email };
  const plan = { part: ONETIME_PART, method: '1', sameTime: false, size: null } as const;
  const nobody = { status: USER_STATUS.active, venueCode: null, referrerCode: null, option: 0 };
  return { ...newCustomer({ ...nobody, form, plan, passwordHash, now }), role, role_type, plan_id: '' };
}
