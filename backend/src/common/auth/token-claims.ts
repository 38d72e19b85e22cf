import { createSecretKey, type KeyObject } from 'node:crypto';

/** What a token says: who, in which session. All else is read from the database, so that nothing in it goes stale. */
export interface TokenClaims {
  /** User id, as JWT wants it: a string. */
  readonly sub: string;
  readonly sid: string;
}

export const TOKEN_ISSUER = 'laundry';
export const TOKEN_AUDIENCE = 'laundry-api';
export const TOKEN_ALGORITHM = 'HS256';

/** The signing key. A KeyObject: with a string, every check would import the secret again. */
export const signingKey = (secret: string): KeyObject => createSecretKey(Buffer.from(secret, 'utf8'));
