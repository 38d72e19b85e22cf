import { createECDH } from 'node:crypto';

const BASE64URL = /^[A-Za-z0-9_-]+$/;
const SECRET_BYTES = 16;

/** Whether a text is a point of P-256, uncompressed: with any other nothing can be encrypted (RFC 8291). */
export function isPublicKey(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url');
  if (!BASE64URL.test(text) || bytes.length !== 65 || bytes[0] !== 4) return false;
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  try {
    curve.computeSecret(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Whether a text is a subscription's secret. */
export const isSecret = (text: string): boolean =>
  BASE64URL.test(text) && Buffer.from(text, 'base64url').length === SECRET_BYTES;
