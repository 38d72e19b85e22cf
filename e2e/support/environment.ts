import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/free-port.mjs';

/** Where the run takes place. Read by the runner and again by every worker: what must be the same is handed on. */
export const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
export const SERVER = `${REPOSITORY}backend/dist/main.js`;
/** A Wednesday; no holiday is near. */
const APP_NOW = '2026-11-25 09:00:00';
/** Kept after a run, so that a failure can be looked into. */
export const DATA_DIR = `${REPOSITORY}e2e/data`;

const isRunner = process.env['E2E_PORT'] === undefined;
if (isRunner) {
  rmSync(DATA_DIR, { recursive: true, force: true });
  mkdirSync(DATA_DIR, { recursive: true });
  process.env['E2E_PORT'] = String(await freePort());
}
export const PORT = Number(process.env['E2E_PORT']);
export const BASE_URL = `http://127.0.0.1:${PORT}`;

/** Names the data of the server that a test speaks to, where it is another. */
export const DATA_DIR_VARIABLE = 'E2E_DATA_DIR';
export const dataDir = (): string => process.env[DATA_DIR_VARIABLE] ?? DATA_DIR;

/** A fresh demo, and nothing that happens by itself. */
export const serverEnv = (port: number, folder: string) => ({
  PORT: String(port),
  DATA_DIR: folder,
  APP_NOW,
  DEMO: '1',
  JOBS_ENABLED: 'off',
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'error',
});
