import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/config.js';
import { pooledRandomBytes } from './pooled-random-bytes.js';
import { readable, Unreadable, type DecryptedText } from './unreadable.js';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const KEY_ID_BYTES = 4;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const ENCRYPTED = /^v1\.([0-9a-f]{8})\.([A-Za-z0-9+/]+=*)$/;

type Secrets = Pick<Config, 'dataSecrets' | 'jwtSecret' | 'jwtVerifySecrets'>;

interface Key {
  readonly id: string;
  readonly bytes: Buffer;
}

/**
 * Encrypts what must be stored but not read from a stolen copy of the database: AES-256-GCM, written as
 * `v1.<key id>.<base64 of iv, tag and text>`. The newest secret encrypts; what an older one has encrypted is read.
 */
@Injectable()
export class Encryption {
  private readonly newest: Key;
  private readonly keys: ReadonlyMap<string, Key>;
  private readonly ofSessions: Key;
  private readonly besides: readonly Key[];

  constructor(@Inject(CONFIG) { dataSecrets, jwtSecret, jwtVerifySecrets }: Secrets) {
    this.ofSessions = keyOf(jwtSecret);
    this.besides = jwtVerifySecrets.map(keyOf);
    const keys = [...dataSecrets.map(keyOf), this.ofSessions, ...this.besides];
    this.newest = keys[0] ?? this.ofSessions;
    this.keys = new Map(keys.map((key) => [key.id, key]));
  }

  /** The name of the secret that encrypts. */
  get newestId(): string {
    return this.newest.id;
  }

  encrypt(text: string): string {
    const iv = pooledRandomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.newest.bytes, iv);
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `v1.${this.newest.id}.${Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64')}`;
  }

  /** Tells equal texts, and nothing else about them to whoever has not the secret (HMAC-SHA-256, hex). */
  fingerprint(text: string): string {
    return fingerprintBy(this.ofSessions, text);
  }

  /** What {@link fingerprint} answers with each signing secret that is known here, this server's own first. */
  fingerprints(text: string): readonly string[] {
    return [this.ofSessions, ...this.besides].map((key) => fingerprintBy(key, text));
  }

  /** The text, or null when it was encrypted with a secret that is not known here, or changed since. */
  decrypt(encrypted: string): string | null {
    // Without a key's name, as before there were several, it is the signing secret's.
    const [, id, base64 = encrypted] = ENCRYPTED.exec(encrypted) ?? [];
    const named = id === undefined ? undefined : this.keys.get(id);
    const keys = id === undefined ? [this.ofSessions, ...this.besides] : named === undefined ? [] : [named];
    const bytes = Buffer.from(base64, 'base64');
    for (const key of keys) {
      const text = opened(bytes, key);
      if (text !== null) return text;
    }
    return null;
  }

  /** A stored text as it was typed, also one from before it was encrypted. */
  open(stored: string): DecryptedText {
    return this.decrypt(stored) ?? (isEncrypted(stored) ? new Unreadable(stored) : stored);
  }

  /** The same for callers that tell nobody more than that it cannot be read: null. */
  readable(stored: string): string | null {
    return readable(this.open(stored));
  }
}

const isEncrypted = (text: string): boolean => ENCRYPTED.test(text);

const fingerprintBy = ({ bytes }: Key, text: string): string =>
  createHmac('sha256', bytes).update(text, 'utf8').digest('hex');

function opened(bytes: Buffer, key: Key): string | null {
  try {
    const decipher = createDecipheriv(ALGORITHM, key.bytes, bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

function keyOf(secret: string): Key {
  const derive = (purpose: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, '', purpose, bytes));
  return {
    id: derive('laundry key id', KEY_ID_BYTES).toString('hex'),
    bytes: derive('laundry sealed text', KEY_BYTES),
  };
}
