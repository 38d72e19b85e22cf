import type { Lang } from '@laundry/shared/constants/langs';
import type { Role } from '@laundry/shared/constants/roles';

/** Who is calling: what a guard or a rule may need of the account, read with the session. */
export interface Principal {
  readonly id: number;
  readonly role: Role;
  readonly role_type: number | null;
  /** Last and first name, for the history. */
  readonly name: string;
  readonly lang: Lang;
  readonly sessionId: string;
  /** When the session began, JST: a password change without the current one needs a young session. */
  readonly sessionCreatedAt: string;
  readonly sessionExpiresAt: string;
  /** A second factor should have been set up by now: until it is, nothing else is done. */
  readonly isSecondFactorOverdue: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whoever calls, once the guard has found them. */
    user?: Principal | undefined;
  }
}
