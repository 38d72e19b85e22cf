/** What a token says: who, in which session. All else is read from the database, so that nothing in it goes stale. */
export interface TokenClaims {
  /** User id, as JWT wants it: a string. */
  readonly sub: string;
  readonly sid: string;
}

export const TOKEN_ISSUER = 'laundry';
export const TOKEN_AUDIENCE = 'laundry-api';
export const TOKEN_ALGORITHM = 'HS256';
