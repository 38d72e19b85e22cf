import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadConfig } from '../config/config.js';
import { createApp } from '../create-app.js';
import { openApiDocument } from './openapi-document.js';

/** `node dist/openapi/write-openapi.js FILE`: writes the API's description, from which the webs' client types are made. */
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('usage: openapi FILE');
const dir = mkdtempSync(join(tmpdir(), 'laundry-openapi-'));
try {
  const config = loadConfig({
    DATA_DIR: dir,
    DATABASE_URL: 'sqlite::memory:',
    DEMO: '0',
    JOBS_ENABLED: 'off',
    LOG_LEVEL: 'error',
  });
  const app = await createApp(config, dir);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(openApiDocument(app), null, 2));
  await app.close();
} finally {
  rmSync(dir, { recursive: true, force: true });
}
