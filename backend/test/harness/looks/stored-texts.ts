import { Encryption } from '../../../src/common/crypto/encryption.js';
import type { RunningApp } from '../servers/start-app.js';
import { onMysql } from '../servers/test-database.js';

export interface TextColumn {
  readonly table: string;
  readonly name: string;
}

/** Every column of the database that can hold text, read from its own schema. */
export function textColumns({ database }: RunningApp): Promise<TextColumn[]> {
  return database.query<TextColumn>(
    onMysql
      ? `SELECT table_name AS \`table\`, column_name AS name FROM information_schema.columns
          WHERE table_schema = DATABASE() AND data_type IN ('char', 'varchar', 'tinytext', 'text', 'mediumtext', 'longtext', 'json')`
      : `SELECT m.name AS "table", c.name AS name FROM sqlite_master m JOIN pragma_table_xinfo(m.name) c
          WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND LOWER(c.type) NOT IN ('integer', 'boolean', 'real')`,
  );
}

/** What a column holds, in clear. */
export async function textsIn({ app, database }: RunningApp, { table, name }: TextColumn): Promise<string[]> {
  const encryption = app.get(Encryption, { strict: false });
  const sql = `SELECT \`${name}\` AS content FROM \`${table}\` WHERE \`${name}\` IS NOT NULL AND \`${name}\` <> ''`;
  return (await database.query<{ content: unknown }>(sql)).map(
    ({ content }) => encryption.readable(String(content)) ?? '',
  );
}
