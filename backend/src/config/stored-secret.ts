import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNativeError } from 'node:util/types';

/** The file of DATA_DIR that holds the signing secret of a machine that was given none. */
export const storedSecretFile = (dataDir: string): string => join(dataDir, 'jwt-secret');

/**
 * The signing secret of a development machine: made once, stored in DATA_DIR, so that sessions survive a restart. It
 * appears whole or not at all: a start beside this one, or a full disk, never leaves an empty one.
 */
export function storedSecret(dataDir: string): string {
  const file = storedSecretFile(dataDir);
  const written = `${file}.${process.pid}`;
  try {
    writeFileSync(written, randomBytes(48).toString('base64url'), { mode: 0o600 });
    linkSync(written, file);
  } catch (error) {
    if (!(isNativeError(error) && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(written, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}
