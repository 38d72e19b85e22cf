import { readFileSync } from 'node:fs';
import { ConfigError } from '../config/config.js';

const KEY_BYTES = 32;

/**
 * The secret that backups are encrypted with: the content of BACKUP_KEY_FILE, or BACKUP_PASSPHRASE; null: neither is set.
 * Throws {@link ConfigError}.
 */
export function backupSecret(env: Readonly<Record<string, string | undefined>>): Buffer | null {
  const [file, passphrase] = [env['BACKUP_KEY_FILE'], env['BACKUP_PASSPHRASE']];
  if (file && passphrase) throw new ConfigError(['BACKUP_KEY_FILE and BACKUP_PASSPHRASE are both set: which one?']);
  if (!file && !passphrase) return null;
  const secret = file ? readFileSync(file) : Buffer.from(passphrase ?? '');
  if (secret.length < KEY_BYTES) throw new ConfigError([`The secret of backups needs ${KEY_BYTES} bytes or more`]);
  return secret;
}
