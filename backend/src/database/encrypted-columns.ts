import { setImmediate as nextTurn } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { DataSource, ValueTransformer } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import type { Encryption } from '../common/crypto/encryption.js';
import { Unreadable } from '../common/crypto/unreadable.js';
import type { Database } from '../common/transaction/database.js';
import { keyColumnOf, NO_KEY } from './columns.js';

/** Rows locked at a time: who changes one of them waits for a batch, a tenth of a second on MySQL. */
const ROWS_PER_TRANSACTION = 50;

interface Stored {
  readonly id: number | string;
  readonly text: string;
}

interface Column {
  readonly table: string;
  readonly name: string;
  readonly key: string;
}

/** Replaces `NO_KEY` once the key is known. */
class EncryptingTransformer implements ValueTransformer {
  constructor(private readonly encryption: Encryption) {}

  to(text: unknown): unknown {
    if (text instanceof Unreadable) return text.stored;
    return typeof text === 'string' && text !== '' ? this.encryption.encrypt(text) : text;
  }

  from(stored: unknown): unknown {
    return typeof stored === 'string' ? this.encryption.open(stored) : stored;
  }
}

/** From here on entities have their encrypted columns in clear, and the database has them encrypted. */
export function encryptColumns(dataSource: DataSource, encryption: Encryption): void {
  const transformer = new EncryptingTransformer(encryption);
  for (const column of columnsOf(dataSource)) if (column.transformer === NO_KEY) column.transformer = transformer;
}

/** The columns of a data source whose texts are encrypted. */
export const encryptedColumns = (dataSource: DataSource): ColumnMetadata[] =>
  columnsOf(dataSource).filter(({ transformer }) => transformer instanceof EncryptingTransformer);

const columnsOf = (dataSource: DataSource): ColumnMetadata[] =>
  dataSource.entityMetadatas.flatMap(({ columns }) => columns);

/**
 * Encrypts what was stored in clear or with an older secret, and reads nothing else but what no secret opens: which keys
 * there are is told by an index (docs/decisions/122). Says how many texts are lost so. Ends after its batch when `stop` is
 * aborted; another call goes on where it was.
 */
export async function encryptStored(
  database: Database,
  encryption: Encryption,
  columns: readonly ColumnMetadata[],
  stop: AbortSignal,
): Promise<void> {
  for (const { databaseName: name, entityMetadata } of columns) {
    const column = { table: entityMetadata.tableName, name, key: keyColumnOf(name) };
    let lost = 0;
    for await (const key of keysIn(database, column))
      if (key !== encryption.newestId && !stop.aborted)
        lost += await encryptAnew(database, encryption, { ...column, id: key }, stop);
    if (stop.aborted) return;
    if (lost > 0)
      new Logger('EncryptedColumns').warn(`${lost} of ${column.table}.${name} need a secret that DATA_SECRET lacks`);
  }
}

/** A look into the index for each; for MIN MySQL itself would read it from end to end. */
async function* keysIn(database: Database, { table, key }: Column): AsyncGenerator<string> {
  const select = `SELECT ${key} AS next FROM ${table} WHERE ${key}`;
  const next = async (where: string, ...after: readonly string[]) =>
    (await database.query<{ next: string }>(`${select} ${where} ORDER BY ${key} LIMIT 1`, [...after]))[0]?.next ?? null;
  for (let key = await next('IS NOT NULL'); key !== null; key = await next('> ?', key)) yield key;
}

/** Answers how many no secret opens. */
async function encryptAnew(
  database: Database,
  encryption: Encryption,
  { table, name, key, id }: Column & { readonly id: string },
  stop: AbortSignal,
): Promise<number> {
  const batch = async (after: readonly Stored['id'][]) =>
    database.query<Stored>(
      `SELECT id, ${name} AS text FROM ${table} WHERE ${key} = ? ${after.length > 0 ? 'AND id > ?' : ''}
        ORDER BY id LIMIT ${ROWS_PER_TRANSACTION}`,
      [id, ...after],
    );
  // Whoever changes a row meanwhile encrypts it.
  const update = `UPDATE ${table} SET ${name} = ? WHERE id = ? AND ${name} = ?`;
  let lost = 0;
  for (
    let rows = await batch([]);
    rows.length > 0 && !stop.aborted;
    rows = await batch(rows.slice(-1).map((last) => last.id))
  ) {
    lost += await encryptRows(database, encryption, update, rows);
    // SQLite answers without leaving the event loop's turn: calls run between two batches.
    await nextTurn();
  }
  return lost;
}

async function encryptRows(
  database: Database,
  encryption: Encryption,
  update: string,
  rows: readonly Stored[],
): Promise<number> {
  const opened = rows.map(({ id, text }) => ({ id, text, clear: encryption.open(text) }));
  await database.inTransaction(async () => {
    for (const { id, text, clear } of opened) {
      if (typeof clear === 'string') await database.manager.query(update, [encryption.encrypt(clear), id, text]);
    }
  });
  return opened.filter(({ clear }) => clear instanceof Unreadable).length;
}
