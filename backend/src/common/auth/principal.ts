import type { Lang } from '@laundry/shared/constants/langs';
import { ROLE, type Role } from '@laundry/shared/constants/roles';

/** One of a company's people, who acts for its account. */
export interface Clerk {
  readonly id: number;
  readonly name: string;
}

/** Who is calling: what a guard or a rule may need of the account, read with the session. */
export interface Principal {
  readonly id: number;
  readonly role: Role;
  readonly role_type: number | null;
  /** Last and first name, for the history. */
  readonly name: string;
  readonly lang: Lang;
  /** The company's account that one of its people stands for; null: their own (docs/decisions/106). */
  readonly company_user_id: number | null;
  /** Where `id` is the company's account: which of its people calls. */
  readonly clerk?: Clerk;
  readonly sessionId: string;
  /** When the session began, JST: a password change without the current one needs a young session. */
  readonly sessionCreatedAt: string;
  readonly sessionExpiresAt: string;
  /** A second factor should have been set up by now: until it is, nothing else is done. */
  readonly isSecondFactorOverdue: boolean;
}

/** Who calls a customer's route: of a company's people the company's account, with who of them it is. */
export function forAccount(principal: Principal): Principal {
  const { id, name, company_user_id } = principal;
  if (company_user_id === null) return principal;
  return { ...principal, id: company_user_id, role: ROLE.customer, clerk: { id, name } };
}

/** Who acted, by an account of their own: of a company's people whoever it was. */
export const personId = ({ id, clerk }: { readonly id: number; readonly clerk?: Clerk | undefined }): number =>
  clerk?.id ?? id;

declare module 'fastify' {
  interface FastifyRequest {
    /** Whoever calls, once the guard has found them. */
    user?: Principal | undefined;
  }
}
