import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { CONFIG, type Config } from '../../config/config.js';
import type { Principal } from './principal.js';
import { PrincipalSource } from './principal-source.js';
import { signingKey, TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER, type TokenClaims } from './token-claims.js';

/** Checks the signature, algorithm, issuer and audience; the session's row says whether and until when it is good. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    @Inject(CONFIG) config: Config,
    @Inject(PrincipalSource) private readonly source: PrincipalSource,
  ) {
    const key = signingKey(config.jwtSecret);
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider: (_request, _token, done) => done(null, key as unknown as string),
      algorithms: [TOKEN_ALGORITHM],
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
    });
  }

  async validate(claims: TokenClaims): Promise<Principal | null> {
    return this.source.principalOf(claims);
  }
}
