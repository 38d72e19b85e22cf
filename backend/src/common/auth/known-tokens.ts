import { Injectable } from '@nestjs/common';
import type { TokenClaims } from './token-claims.js';

const KEPT_MOST = 10_000;

/** The signature tells one such token from another; what stood around it could be anything. */
const SIGNED = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * Tokens whose signature was good: a signature stays good for as long
 * as the key, so it is checked once. Whether the session goes on is asked each time, of {@link PrincipalSource}.
 */
@Injectable()
export class KnownTokens {
  private readonly claims = new Map<string, TokenClaims>();

  claimsOf(token: string): TokenClaims | undefined {
    return this.claims.get(token);
  }

  remember(token: string, claims: TokenClaims): void {
    if (!SIGNED.test(token)) return;
    if (this.claims.size >= KEPT_MOST) this.claims.clear();
    this.claims.set(token, claims);
  }
}
