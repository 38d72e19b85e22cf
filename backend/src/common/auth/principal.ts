import type { Lang } from '@laundry/shared/constants/langs';
import { ROLE, type Role } from '@laundry/shared/constants/roles';

/** Who is calling: what a guard or a rule may need of the account, read with the session. */
export interface Principal {
  /** The account that is acted for: the company's of its people, else one's own. */
  readonly accountId: number;
  /** Whoever it is that calls, by the account of their own that they signed in to. */
  readonly personId: number;
  readonly role: Role;
  readonly role_type: number | null;
  /** Last and first name, for the history. */
  readonly name: string;
  readonly lang: Lang;
  /** The company's account that one of its people stands for; null: their own (docs/decisions/106). */
  readonly company_user_id: number | null;
  readonly sessionId: string;
  /** When the session began, JST: a password change without the current one needs a young session. */
  readonly sessionCreatedAt: string;
  readonly sessionExpiresAt: string;
  /** A second factor should have been set up by now: until it is, nothing else is done. */
  readonly isSecondFactorOverdue: boolean;
}

/** Who calls a customer's route: one of a company's people for the company's account. */
export function forAccount(principal: Principal): Principal {
  const { company_user_id } = principal;
  return company_user_id === null ? principal : { ...principal, accountId: company_user_id, role: ROLE.customer };
}

/** Which of a company's people acts for its account; null: whoever it is acts for their own. */
export const clerkIdOf = ({ accountId, personId }: Pick<Principal, 'accountId' | 'personId'>): number | null =>
  personId === accountId ? null : personId;

/** As the permission table knows who calls from the back office. */
export const asOperator = ({ personId: id, role, role_type }: Pick<Principal, 'personId' | 'role' | 'role_type'>) => ({
  id,
  role,
  role_type,
});

declare module 'fastify' {
  interface FastifyRequest {
    /** Whoever calls, once the guard has found them. */
    user?: Principal | undefined;
  }
}
