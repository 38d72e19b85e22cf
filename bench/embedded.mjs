// The request list of a day on the embedded database, beside the bare server on MySQL/MariaDB with the same rows
// (handbook/quality.md).
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { beside } from './beside.mjs';
import { dayText, seed } from './world/seed.mjs';
import { session } from './world/session.mjs';
import { EMBEDDED, PORTS, SEED } from './world/settings.mjs';
import { inWorld, report } from './world/world.mjs';

export const embedded = (mysqlUrl) =>
  inWorld(mysqlUrl, async ({ folder, database, server, bare, stop, load }) => {
    const { db, url } = await database();
    const file = join(folder, 'bench.sqlite');
    for (const each of [url, `sqlite:${file}`]) await stop(await server(PORTS.server, each));
    process.stdout.write(`seeding ${SEED.requests} requests twice …\n`);
    await seed(db);
    const sqlite = likeMysql(file);
    await seed(sqlite);
    const [onMysql, onSqlite] = [lists(await session(db, 1)), lists(await session(sqlite, 1))];
    sqlite.close();
    await server(PORTS.server, `sqlite:${file}`);
    await bare(PORTS.bare, url);
    await bare(PORTS.bareAgain, url);
    const jobs = { server: onSqlite, bare: onMysql, bareAgain: onMysql };
    report('bench-embedded', await beside(load, 'embedded list', jobs, EMBEDDED.target));
  });

const lists = (token) =>
  Array.from({ length: 60 }, (_, place) => dayText(200 + place)).map((day) => ({
    method: 'GET',
    path: `/api/v1/admin/washRequest?from=${day}%2000:00:00&to=${day}%2023:59:59`,
    headers: { authorization: `Bearer ${token}` },
  }));

/** A SQLite file that takes what the seed says to mysql2: many rows for one VALUES, and ANALYZE TABLE. */
function likeMysql(file) {
  const db = new Sqlite(file);
  const insert = db.transaction((sql, rows) => {
    const one = db.prepare(sql.replace('VALUES ?', `VALUES (${rows[0].map(() => '?').join(', ')})`));
    for (const row of rows) one.run(row);
  });
  return {
    query: async (sql, [rows] = []) => (sql.startsWith('ANALYZE') ? db.exec('ANALYZE') : insert(sql, rows)),
    close: () => db.close(),
  };
}
