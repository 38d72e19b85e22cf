import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { isEncrypted, type Encryption } from '../common/crypto/encryption.js';
import type { Database } from '../common/transaction/database.js';
import { NO_KEY } from './columns.js';

const ROWS_PER_TRANSACTION = 200;

interface Stored {
  readonly id: number;
  readonly text: string;
}

/** From here on entities have their encrypted columns in clear, and the database has them encrypted. Answers the columns. */
export function encryptColumns(dataSource: DataSource, encryption: Encryption): ColumnMetadata[] {
  const transformer = {
    to: (text: unknown): unknown => (typeof text === 'string' && text !== '' ? encryption.encrypt(text) : text),
    from: (stored: unknown): unknown => (typeof stored === 'string' ? encryption.read(stored) : stored),
  };
  const columns = dataSource.entityMetadatas.flatMap((entity) => entity.columns);
  const encrypted = columns.filter((column) => column.transformer === NO_KEY);
  for (const column of encrypted) column.transformer = transformer;
  return encrypted;
}

/** Encrypts what was stored in clear or with an older secret. Says how many texts no secret opens. */
export async function encryptStored(
  database: Database,
  encryption: Encryption,
  columns: readonly ColumnMetadata[],
): Promise<void> {
  for (const { databaseName: name, entityMetadata } of columns) {
    const table = entityMetadata.tableName;
    const select = `SELECT id, ${name} AS text FROM ${table}
      WHERE id > ? AND ${name} <> '' AND ${name} NOT LIKE ? ORDER BY id LIMIT ${ROWS_PER_TRANSACTION}`;
    // Whoever changes a row meanwhile encrypts it.
    const update = `UPDATE ${table} SET ${name} = ? WHERE id = ? AND ${name} = ?`;
    let [after, lost] = [0, 0];
    for (;;) {
      const rows = await database.query<Stored>(select, [after, `${encryption.newestPrefix}%`]);
      const last = rows.at(-1);
      if (last === undefined) break;
      after = last.id;
      lost += await encryptRows(database, encryption, update, rows);
    }
    if (lost > 0)
      new Logger('EncryptedColumns').warn(`${lost} of ${table}.${name} need a secret that DATA_SECRET lacks`);
  }
}

/** Answers how many cannot be read. */
async function encryptRows(
  database: Database,
  encryption: Encryption,
  update: string,
  rows: readonly Stored[],
): Promise<number> {
  const opened = rows.map(({ id, text }) => ({ id, text, clear: isEncrypted(text) ? encryption.decrypt(text) : text }));
  await database.inTransaction(async () => {
    for (const { id, text, clear } of opened) {
      if (clear !== null) await database.manager.query(update, [encryption.encrypt(clear), id, text]);
    }
  });
  return opened.filter(({ clear }) => clear === null).length;
}
