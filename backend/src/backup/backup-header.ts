import type { FileHandle } from 'node:fs/promises';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { jsonField } from '../common/foreign-json.js';

const LINE_FEED = 0x0a;
const LONGEST = 1_000;

/** The first line of a backup, in JSON (docs/operating.md#the-file). */
export interface BackupHeader {
  /** The version of the format. */
  readonly laundry_backup: 1;
  readonly database: 'sqlite' | 'mysql';
  readonly made_at: JstDateTime;
  readonly encryption: { readonly cipher: string; readonly salt: string; readonly iv: string } | null;
}

/** The header, and its line as it stands in the file. */
export async function readHeader(handle: FileHandle): Promise<{ header: BackupHeader; line: Buffer }> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(LONGEST), 0, LONGEST, 0);
  const end = buffer.subarray(0, bytesRead).indexOf(LINE_FEED);
  const line = buffer.subarray(0, end + 1);
  const header = parse(line.toString('utf8'));
  if (!isHeader(header)) throw new Error('This file is no backup of this service.');
  return { header, line };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isHeader(value: unknown): value is BackupHeader {
  const encryption = jsonField(value, 'encryption');
  const isEncrypted =
    typeof jsonField(encryption, 'salt') === 'string' && typeof jsonField(encryption, 'iv') === 'string';
  return (
    jsonField(value, 'laundry_backup') === 1 &&
    ['sqlite', 'mysql'].includes(String(jsonField(value, 'database'))) &&
    (encryption === null || isEncrypted)
  );
}
