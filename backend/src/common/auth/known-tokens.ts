import { Injectable } from '@nestjs/common';
import type { TokenClaims } from './token-claims.js';

const KEPT_MOST = 10_000;

/** As our clients send it. The signature tells one such header from another; what stood around it could be anything. */
const TOKEN_ALONE = /^Bearer [\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * Tokens whose signature was good, by the header that carried them and nothing else: a signature stays good for as long
 * as the key, so it is checked once. Whether the session goes on is asked each time, of {@link PrincipalSource}.
 */
@Injectable()
export class KnownTokens {
  private readonly claims = new Map<string, TokenClaims>();

  claimsOf(authorization: string): TokenClaims | undefined {
    return this.claims.get(authorization);
  }

  remember(authorization: string, claims: TokenClaims): void {
    if (!TOKEN_ALONE.test(authorization)) return;
    if (this.claims.size >= KEPT_MOST) this.claims.clear();
    this.claims.set(authorization, claims);
  }
}
