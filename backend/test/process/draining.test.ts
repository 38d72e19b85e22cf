import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../harness/servers/server-process.js';
import { createTestDatabase } from '../harness/servers/test-database.js';
import { until } from '../harness/looks/until.js';

test('a server that drains is no longer ready, answers all the same, and then ends by itself', async () => {
  const base = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'laundry-drain-'));
  const env = { DATA_DIR: dataDir, DATABASE_URL: base.url, DEMO: '0', DRAIN_SECONDS: '10' };
  const { child, url } = await startServer(env);
  const status = async (path: string): Promise<number> => (await fetch(`${url}${path}`)).status;
  try {
    expect(await status('/health/ready')).toBe(200);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await until(async () => (await status('/health/ready')) === 503);
    expect([await status('/health/live'), await status('/api/v1/masters')]).toEqual([200, 200]);
    expect(await ended).toEqual([null, 'SIGTERM']);
  } finally {
    child.kill('SIGKILL');
    await base.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 120_000);
