import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { isSealed, type Sealer } from '../common/crypto/sealer.js';
import type { Database } from '../common/transaction/database.js';
import { NO_KEY } from './columns.js';

const ROWS_PER_TRANSACTION = 200;

interface Stored {
  readonly id: number;
  readonly text: string;
}

/** From here on entities have their sealed columns in clear, and the database has them encrypted. Answers the columns. */
export function sealColumns(dataSource: DataSource, sealer: Sealer): ColumnMetadata[] {
  const transformer = {
    to: (text: unknown): unknown => (typeof text === 'string' && text !== '' ? sealer.seal(text) : text),
    from: (stored: unknown): unknown => (typeof stored === 'string' ? sealer.read(stored) : stored),
  };
  const columns = dataSource.entityMetadatas.flatMap((entity) => entity.columns);
  const sealed = columns.filter((column) => column.transformer === NO_KEY);
  for (const column of sealed) column.transformer = transformer;
  return sealed;
}

/** Encrypts what was stored in clear or with an older secret. Says how many texts no secret opens. */
export async function sealStored(
  database: Database,
  sealer: Sealer,
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
      const rows = await database.query<Stored>(select, [after, `${sealer.newestPrefix}%`]);
      const last = rows.at(-1);
      if (last === undefined) break;
      after = last.id;
      lost += await sealRows(database, sealer, update, rows);
    }
    if (lost > 0) new Logger('SealedColumns').warn(`${lost} of ${table}.${name} need a secret that DATA_SECRET lacks`);
  }
}

/** Answers how many cannot be read. */
async function sealRows(database: Database, sealer: Sealer, update: string, rows: readonly Stored[]): Promise<number> {
  const opened = rows.map(({ id, text }) => ({ id, text, clear: isSealed(text) ? sealer.open(text) : text }));
  await database.inTransaction(async () => {
    for (const { id, text, clear } of opened) {
      if (clear !== null) await database.manager.query(update, [sealer.seal(clear), id, text]);
    }
  });
  return opened.filter(({ clear }) => clear === null).length;
}
