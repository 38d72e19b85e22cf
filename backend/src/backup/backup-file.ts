import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { once } from 'node:events';
import { Writable, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { readHeader, type BackupHeader } from './backup-header.js';

const CIPHER = 'aes-256-gcm';
const TAG_BYTES = 16;
/** 128 MiB and half a second for whoever guesses a passphrase, each time. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 };

const keyOf = (secret: Buffer, salt: string): Buffer => scryptSync(secret, Buffer.from(salt, 'hex'), 32, SCRYPT);

/** What a backup is made of. */
export interface BackupSource {
  readonly database: BackupHeader['database'];
  readonly made_at: JstDateTime;
  readonly content: Readable;
  /** Rejects when the content that came was not all. */
  readonly whole: Promise<void>;
}

/** Writes a backup, which is there whole or not at all; nobody but its owner may read it (docs/operating.md#the-file). */
export async function writeBackup(file: string, source: BackupSource, secret: Buffer | null): Promise<void> {
  const part = `${file}.part`;
  const { database, made_at, content, whole } = source;
  const encryption = secret && {
    cipher: CIPHER,
    salt: randomBytes(16).toString('hex'),
    iv: randomBytes(12).toString('hex'),
  };
  const header: BackupHeader = { laundry_backup: 1, database, made_at, encryption };
  const line = Buffer.from(`${JSON.stringify(header)}\n`);
  const out = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
  try {
    await once(out, 'open');
    out.write(line);
    if (secret === null || encryption === null) await Promise.all([pipeline(content, createGzip(), out), whole]);
    else {
      const cipher = createCipheriv(CIPHER, keyOf(secret, encryption.salt), Buffer.from(encryption.iv, 'hex'));
      cipher.setAAD(line);
      await Promise.all([pipeline(content, createGzip(), cipher, out, { end: false }), whole]);
      const closed = once(out, 'close');
      out.end(cipher.getAuthTag());
      await closed;
    }
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

export interface StoredBackup {
  readonly header: BackupHeader;
  /** What it holds, decrypted, as often as it is asked for. Fails at its end when a byte was changed. */
  readonly content: () => Readable;
}

/** Opens a backup and reads it through once, so that nothing is begun with one that is cut or changed. */
export async function openBackup(file: string, secret: Buffer | null): Promise<StoredBackup> {
  const { size } = await stat(file);
  const handle = await open(file);
  const { header, line } = await readHeader(handle).finally(() => handle.close());
  const { encryption } = header;
  if (encryption !== null && secret === null)
    throw new Error('This backup is encrypted: set BACKUP_KEY_FILE or BACKUP_PASSPHRASE.');
  const key = encryption !== null && secret !== null ? keyOf(secret, encryption.salt) : null;
  const tag = await readEnd(file, size);
  const content = (): Readable => {
    if (encryption === null || key === null) return gunzipped(createReadStream(file, { start: line.length }));
    const decipher = createDecipheriv(CIPHER, key, Buffer.from(encryption.iv, 'hex'), { authTagLength: TAG_BYTES });
    decipher.setAAD(line).setAuthTag(tag);
    return gunzipped(createReadStream(file, { start: line.length, end: size - TAG_BYTES - 1 }), decipher);
  };
  await pipeline(content(), new Writable({ write: (_chunk, _encoding, done) => done() })).catch((cause: unknown) => {
    throw new Error('This backup was cut or changed, or its secret is another one.', { cause });
  });
  return { header, content };
}

function gunzipped(...streams: readonly [Readable, ...(Readable & NodeJS.WritableStream)[]]): Readable {
  const gunzip = createGunzip();
  // Whoever reads the last of them hears of it.
  pipeline([...streams, gunzip]).catch((error: unknown) => gunzip.destroy(error instanceof Error ? error : undefined));
  return gunzip;
}

async function readEnd(file: string, size: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(TAG_BYTES), 0, TAG_BYTES, Math.max(0, size - TAG_BYTES));
    return buffer;
  } finally {
    await handle.close();
  }
}
