import type { Principal } from './principal.js';
import type { TokenClaims } from './token-claims.js';

/** Finds the caller of a token whose signature is good; null when its session is over. The sessions module provides it. */
export abstract class PrincipalSource {
  abstract principalOf(claims: TokenClaims, userAgent?: string): Promise<Principal | null>;
  /** Whether it is over because a company took its owner off its people, while it would have gone on. */
  abstract isOfRemovedClerk(claims: TokenClaims): Promise<boolean>;
}
