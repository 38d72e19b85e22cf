import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type ServerProcess } from '../harness/servers/server-process.js';
import { createTestDatabase, type TestDatabase } from '../harness/servers/test-database.js';

const MEGABYTE = 1024 * 1024;
const CALLS = 8;

let base: TestDatabase;
let dataDir: string;
let server: ServerProcess;
let url: string;
beforeAll(async () => {
  base = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'laundry-data-'));
  server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: base.url, DEMO: '0' });
  url = `${server.url}/api/v1`;
}, 60_000);
afterAll(async () => {
  server.child.kill('SIGKILL');
  await once(server.child, 'exit');
  await base.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function* chunks(): AsyncGenerator<Uint8Array> {
  for (let sent = 0; sent < 8; sent += 1) yield await Promise.resolve(new Uint8Array(MEGABYTE));
}

// In a process of its own: a server that shares its client's hears everything before it answers.
it.each<[string, () => RequestInit]>([
  ['of a length that is told', () => ({ body: 'x'.repeat(8 * MEGABYTE) })],
  ['of unknown length', () => ({ body: ReadableStream.from(chunks()), duplex: 'half' })],
])('who sends a body far too large, %s, reads that it is, each time', async (_, body) => {
  const answers: unknown[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const path = call % 2 === 0 ? '/contacts' : '/admin/washRequest/uploadCsv';
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, ...body() };
    answers.push(await fetch(url + path, init).then(({ status }) => status, String));
  }
  expect(answers).toEqual(Array.from({ length: CALLS }, () => 413));
});
