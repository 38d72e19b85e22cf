import { randomBytes } from 'node:crypto';
import { Encryption } from '../../../src/common/crypto/encryption.js';

/** As a column holds what was encrypted with a secret that is configured no longer. */
export function unreadableText(text = 'lost'): string {
  const jwtSecret = randomBytes(32).toString('hex');
  return new Encryption({ dataSecrets: [], jwtSecret, jwtVerifySecrets: [] }).encrypt(text);
}
