import { hashToken, newSecretToken } from '../../common/crypto/secret-token.js';

/** A link of a request's page, as whoever has it stores it. */
export function newVisitLink(): { readonly visit_secret: string; readonly visit_hash: string } {
  const visit_secret = newSecretToken();
  return { visit_secret, visit_hash: hashToken(visit_secret) };
}
