const ALGORITHM = 'AES-GCM';
const PURPOSE = new TextEncoder().encode('laundry.console.day');

/** What is encrypted, and the nonce that it was encrypted with. */
export interface Encrypted {
  readonly nonce: Uint8Array<ArrayBuffer>;
  /** Named as devices have it stored. */
  readonly sealed: ArrayBuffer;
}

/** Browsers have no cipher over http but on this machine itself: there nothing is stored. */
export const hasCipher = (): boolean => 'subtle' in crypto;

/** The key of a session, made of its token: it is nowhere else, and gone with it. */
async function keyOf(token: string): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey('raw', new TextEncoder().encode(token), 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: PURPOSE },
    secret,
    { name: ALGORITHM, length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

export async function encryptBytes(token: string, bytes: BufferSource): Promise<Encrypted> {
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const key = await keyOf(token);
  return { nonce, sealed: await crypto.subtle.encrypt({ name: ALGORITHM, iv: nonce }, key, bytes) };
}

/** Rejects what another session encrypted, or what was changed. */
export async function decryptBytes(token: string, { nonce, sealed }: Encrypted): Promise<ArrayBuffer> {
  const key = await keyOf(token);
  return crypto.subtle.decrypt({ name: ALGORITHM, iv: nonce }, key, sealed);
}

export const encryptText = (token: string, text: string): Promise<Encrypted> =>
  encryptBytes(token, new TextEncoder().encode(text));

/** Rejects like {@link decryptBytes}. */
export const decryptText = async (token: string, encrypted: Encrypted): Promise<string> =>
  new TextDecoder().decode(await decryptBytes(token, encrypted));
