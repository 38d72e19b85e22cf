/** The scheme's letters may be of either case (RFC 9110); what follows is one token. */
const BEARER = /^Bearer +(\S+)$/i;

/** The token of an `Authorization` header; null where it carries none. */
export const bearerToken = (authorization: string | undefined): string | null =>
  BEARER.exec(authorization ?? '')?.[1] ?? null;
