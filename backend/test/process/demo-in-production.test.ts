import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';
import { buildCustomer } from '../harness/rows/build-people.js';
import { createMigratedDatabase } from '../harness/servers/migrated-database.js';
import { startServer } from '../harness/servers/server-process.js';
import type { TestDatabase } from '../harness/servers/test-database.js';

let base: TestDatabase;
let dataDir: string;
let app: RunningApp;
beforeEach(async () => {
  base = await createMigratedDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'laundry-production-'));
  app = await startApp({ env: { DATABASE_URL: base.url } });
});
afterEach(async () => {
  await base.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const inProduction = () =>
  startServer({
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: base.url,
    JWT_SECRET: randomBytes(32).toString('base64'),
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_URL: 'https://laundry.example',
    TRUSTED_PROXIES: '1',
    RATE_LIMIT: 'on',
  });

test('production does not start on a database where somebody of the demo may sign in', async () => {
  await buildCustomer(app, { email: 'monthly@example.com' });
  await app.close();
  await expect(inProduction()).rejects.toThrow(/ended with 1 .*the database holds the demo/s);
}, 120_000);
