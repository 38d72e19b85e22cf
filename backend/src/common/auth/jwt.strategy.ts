import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-jwt';
import type { FastifyRequest } from 'fastify';
import { bearerToken } from './bearer-token.js';
import type { Principal } from './principal.js';
import { KnownTokens } from './known-tokens.js';
import { PrincipalSource } from './principal-source.js';
import { SigningKeys } from './signing-keys.js';
import { TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER, type TokenClaims } from './token-claims.js';

/** Checks the signature, algorithm, issuer and audience; the session's row says whether and until when it is good. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    @Inject(SigningKeys) keys: SigningKeys,
    @Inject(PrincipalSource) private readonly source: PrincipalSource,
    @Inject(KnownTokens) private readonly known: KnownTokens,
  ) {
    super({
      jwtFromRequest: ({ headers }: FastifyRequest) => bearerToken(headers.authorization),
      secretOrKeyProvider: (_request, token: string, done) => {
        const key = keys.keyOf(token);
        if (key === null) done(new Error('signed with no secret of ours'));
        else done(null, key as unknown as string);
      },
      algorithms: [TOKEN_ALGORITHM],
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
      passReqToCallback: true,
    });
  }

  async validate({ headers }: FastifyRequest, claims: TokenClaims): Promise<Principal | null> {
    // Ours have no end of their own; one that had would have to be looked at each time.
    if (!('exp' in claims)) this.known.remember(bearerToken(headers.authorization) ?? '', claims);
    return this.source.principalOf(claims, headers['user-agent']);
  }
}
