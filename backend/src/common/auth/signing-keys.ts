import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import jwt from 'jsonwebtoken';
import { CONFIG, type Config } from '../../config/config.js';
import { TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER, type TokenClaims } from './token-claims.js';

const KEY_ID_BYTES = 4;

/** A KeyObject: with a string, every check would import the secret again. */
interface SigningKey {
  readonly id: string;
  readonly key: KeyObject;
}

/** One secret signs; tokens name theirs by `kid`, so that those of the secrets beside it are good, too. */
@Injectable()
export class SigningKeys {
  private readonly own: SigningKey;
  private readonly all: readonly SigningKey[];

  constructor(@Inject(CONFIG) { jwtSecret, jwtVerifySecrets }: Pick<Config, 'jwtSecret' | 'jwtVerifySecrets'>) {
    this.own = signingKey(jwtSecret);
    this.all = [this.own, ...jwtVerifySecrets.map(signingKey)];
  }

  /** Without times: the session's row tells how long it is good, on the application's clock. */
  sign(claims: TokenClaims): string {
    return jwt.sign(claims, this.own.key, {
      algorithm: TOKEN_ALGORITHM,
      keyid: this.own.id,
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
      noTimestamp: true,
    });
  }

  /** The key that a token's signature is checked with; null: it names one that is not known here. */
  keyOf(token: string): KeyObject | null {
    const kid = keyIdOf(token);
    // Tokens from before secrets had names: whichever fits.
    const fits = ({ id, key }: SigningKey) => (kid === undefined ? isSignedWith(token, key) : id === kid);
    return this.all.find(fits)?.key ?? null;
  }
}

function signingKey(secret: string): SigningKey {
  const id = Buffer.from(hkdfSync('sha256', secret, '', 'laundry signing key id', KEY_ID_BYTES)).toString('hex');
  return { id, key: createSecretKey(Buffer.from(secret, 'utf8')) };
}

function keyIdOf(token: string): unknown {
  try {
    return jwt.decode(token, { complete: true })?.header.kid;
  } catch {
    return undefined;
  }
}

function isSignedWith(token: string, key: KeyObject): boolean {
  try {
    jwt.verify(token, key, { algorithms: [TOKEN_ALGORITHM], ignoreExpiration: true, ignoreNotBefore: true });
    return true;
  } catch {
    return false;
  }
}
