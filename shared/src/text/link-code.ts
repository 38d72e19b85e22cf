import { CODE_LETTERS, normalizeTypedCode } from './typed-code.js';

export const LINK_CODE_LENGTH = 8;
/** No code is longer, however it is typed. */
const TYPED_MOST = 40;
const CODE = new RegExp(`^[${CODE_LETTERS}]{${LINK_CODE_LENGTH}}$`);

/** A code as people read it: `ABCD-2345`. */
export const displayLinkCode = (code: string): string =>
  `${code.slice(0, LINK_CODE_LENGTH / 2)}-${code.slice(LINK_CODE_LENGTH / 2)}`;

/** The code that a message consists of, however it was typed; null: it is another message. */
export function parseLinkCode(message: string): string | null {
  if (message.length > TYPED_MOST) return null;
  const code = normalizeTypedCode(message);
  return CODE.test(code) ? code : null;
}
