import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../harness/servers/server-process.js';
import { createTestDatabase, type TestDatabase } from '../harness/servers/test-database.js';

const CALLS = 600;

let base: TestDatabase;
let dataDir: string;
beforeEach(async () => {
  base = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'laundry-data-'));
});
afterEach(async () => {
  await base.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** More lines than a pipe holds, then the end. */
async function serveAndEnd(log: 'unread' | number): Promise<{ statuses: Set<number>; endedBy: string }> {
  const places = { DATA_DIR: dataDir, DATABASE_URL: base.url };
  const { child, url } = await startServer({ ...places, DEMO: '0', LOG_LEVEL: 'info' }, log);
  const statuses = new Set<number>();
  for (let call = 0; call < CALLS; call += 10) {
    const answers = Array.from({ length: 10 }, () => fetch(`${url}/health/ready`));
    for (const { status } of await Promise.all(answers)) statuses.add(status);
  }
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const [, endedBy] = (await ended) as [number | null, string];
  return { statuses, endedBy };
}

test('a full log disk stops neither the service nor its end', async () => {
  const full = openSync('/dev/full', 'w');
  const served = await serveAndEnd(full);
  closeSync(full);
  expect(served).toEqual({ statuses: new Set([200]), endedBy: 'SIGTERM' });
}, 60_000);

test('nor does a log whose reader is stuck', async () => {
  expect(await serveAndEnd('unread')).toEqual({ statuses: new Set([200]), endedBy: 'SIGTERM' });
}, 60_000);
