const ALGORITHM = 'AES-GCM';
const PURPOSE = new TextEncoder().encode('laundry.console.day');

/** What is sealed, and the nonce that it was sealed with. */
export interface Sealed {
  readonly nonce: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
}

/** Browsers have no cipher over http but on this machine itself: there nothing is kept. */
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

export async function sealBytes(token: string, bytes: BufferSource): Promise<Sealed> {
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const key = await keyOf(token);
  return { nonce, sealed: await crypto.subtle.encrypt({ name: ALGORITHM, iv: nonce }, key, bytes) };
}

/** Rejects what another session sealed, or what was changed. */
export async function unsealBytes(token: string, { nonce, sealed }: Sealed): Promise<ArrayBuffer> {
  const key = await keyOf(token);
  return crypto.subtle.decrypt({ name: ALGORITHM, iv: nonce }, key, sealed);
}

export const seal = (token: string, text: string): Promise<Sealed> => sealBytes(token, new TextEncoder().encode(text));

/** Rejects like {@link unsealBytes}. */
export const unseal = async (token: string, sealed: Sealed): Promise<string> =>
  new TextDecoder().decode(await unsealBytes(token, sealed));
