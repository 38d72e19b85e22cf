import { createConnection, type Connection } from 'mysql2/promise';
import { buildCustomer } from '../harness/rows/build-people.js';
import { startPrivateDatabase, type PrivateDatabase } from '../harness/servers/private-database.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';
import { onMysql } from '../harness/servers/test-database.js';

let database: PrivateDatabase | null = null;
let operator: Connection | null = null;
let app: RunningApp;
let caller: Caller;

beforeAll(async () => {
  database = onMysql ? await startPrivateDatabase() : null;
  if (database !== null) {
    operator = await createConnection(database.url);
    // Whoever may everything may also write to a node that is read-only.
    await operator.query("CREATE USER laundry@'%'");
    await operator.query('GRANT ALL ON laundry.* TO laundry');
  }
  app = await startApp({ env: database === null ? {} : { DATABASE_URL: database.url.replace('root@', 'laundry@') } });
  caller = await app.as(await buildCustomer(app));
}, 60_000);
afterAll(async () => {
  operator?.destroy();
  await app.close();
  await database?.drop();
});

const readiness = async (): Promise<number> => (await fetch(`${app.url}/health/ready`)).status;
const write = () => caller.post('/users/me/language').send({ current_lang: 'en' });

it('a server is ready while the database takes writes', async () => {
  expect([await readiness(), (await write()).status]).toEqual([200, 204]);
});

if (onMysql) {
  it('a server is not ready on a node that was made read-only, tells writers to come again, and keeps no connection to it', async () => {
    const connections = async (): Promise<number[]> => {
      const sql = "SELECT id FROM information_schema.processlist WHERE user = 'laundry' ORDER BY id";
      const [rows] = (await operator?.query(sql)) as unknown as [{ id: number }[]];
      return rows.map(({ id }) => Number(id));
    };
    await write();
    const before = await connections();
    await operator?.query('SET GLOBAL read_only = 1');
    expect(await readiness()).toBe(503);
    for (let tries = 0; tries < before.length; tries += 1) {
      const refused = await write();
      expect(refused.status).toBe(503);
      expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    }
    expect((await connections()).filter((id) => before.includes(id))).toEqual([]);
    await operator?.query('SET GLOBAL read_only = 0');
    expect([await readiness(), (await write()).status]).toEqual([200, 204]);
  });
}
