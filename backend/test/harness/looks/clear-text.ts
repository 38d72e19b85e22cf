import { Unreadable, type DecryptedText } from '../../../src/common/crypto/unreadable.js';

/** What an encrypted column says; empty where there is none. Fails where no secret opens it. */
export function clearText(text: DecryptedText | null | undefined): string {
  if (text instanceof Unreadable) throw new Error('no secret opens this text');
  return text ?? '';
}
