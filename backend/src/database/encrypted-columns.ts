import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { isEncrypted, type Encryption } from '../common/crypto/encryption.js';
import type { Database } from '../common/transaction/database.js';
import { keyColumnOf, NO_KEY } from './columns.js';

const ROWS_PER_TRANSACTION = 200;
/** What stands beside a text in clear is none. */
const KEY_ID = /^[0-9a-f]{8}$/;

interface Stored {
  readonly id: number;
  readonly text: string;
}

interface Column {
  readonly table: string;
  readonly name: string;
  readonly key: string;
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

/**
 * Encrypts what was stored in clear or with an older secret, and reads nothing else: which keys there are is told by an
 * index (docs/decisions/122). Says how many texts no secret opens.
 */
export async function encryptStored(
  database: Database,
  encryption: Encryption,
  columns: readonly ColumnMetadata[],
): Promise<void> {
  for (const { databaseName: name, entityMetadata } of columns) {
    const column = { table: entityMetadata.tableName, name, key: keyColumnOf(name) };
    let lost = 0;
    for await (const key of keysIn(database, column)) {
      if (key === encryption.newestId) continue;
      const isGone = KEY_ID.test(key) && !encryption.knows(key);
      lost += await (isGone ? countOf(database, column, key) : encryptAnew(database, encryption, column, key));
    }
    if (lost > 0)
      new Logger('EncryptedColumns').warn(`${lost} of ${column.table}.${name} need a secret that DATA_SECRET lacks`);
  }
}

/** A look into the index for each. */
async function* keysIn(database: Database, { table, key }: Column): AsyncGenerator<string> {
  for (let after = ''; ;) {
    const sql = `SELECT MIN(${key}) AS next FROM ${table} WHERE ${key} > ?`;
    const [row] = await database.query<{ next: string | null }>(sql, [after]);
    if (typeof row?.next !== 'string') return;
    after = row.next;
    yield after;
  }
}

async function countOf(database: Database, { table, key }: Column, id: string): Promise<number> {
  const sql = `SELECT COUNT(*) AS count FROM ${table} WHERE ${key} = ?`;
  const [row] = await database.query<{ count: number | string }>(sql, [id]);
  return Number(row?.count);
}

/** Answers how many its secret does not open. */
async function encryptAnew(
  database: Database,
  encryption: Encryption,
  { table, name, key }: Column,
  id: string,
): Promise<number> {
  const select = `SELECT id, ${name} AS text FROM ${table} WHERE ${key} = ? AND id > ? ORDER BY id LIMIT ${ROWS_PER_TRANSACTION}`;
  // Whoever changes a row meanwhile encrypts it.
  const update = `UPDATE ${table} SET ${name} = ? WHERE id = ? AND ${name} = ?`;
  let [after, lost] = [0, 0];
  for (;;) {
    const rows = await database.query<Stored>(select, [id, after]);
    const last = rows.at(-1);
    if (last === undefined) return lost;
    after = last.id;
    lost += await encryptRows(database, encryption, update, rows);
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
