import { ROLE } from '../../constants/roles.js';
import type { Grant } from './permissions.js';
import { parsePlanId } from '../plans/plan-id.js';

/** Roles that an operator may give: members of staff are made and deleted on their own screen. */
export const GIVEN_ROLES = [ROLE.admin, ROLE.customer] as const;
export type GivenRole = (typeof GIVEN_ROLES)[number];

export interface RoleChange {
  readonly grant: Grant;
  readonly callerId: number;
  readonly user: { readonly id: number; readonly plan_id: string };
  readonly to: number;
}

/** `own_account` and `forbidden` are a matter of rights, `role_without_plan` one of the account. */
export type RoleRefusal = 'own_account' | 'forbidden' | 'role_without_plan';

/** Why a role cannot be given; null when it can. Nobody changes the own role; a customer has a plan. */
export function roleRefusal({ grant, callerId, user, to }: RoleChange): RoleRefusal | null {
  if (grant === false) return 'forbidden';
  if (user.id === callerId) return 'own_account';
  if (to === ROLE.admin && grant === 'not-admin') return 'forbidden';
  return to === ROLE.customer && parsePlanId(user.plan_id) === null ? 'role_without_plan' : null;
}
