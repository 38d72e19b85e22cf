import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.mjs';
import { DATA_DIR, REPOSITORY, SERVER, serverEnv } from './environment.js';

const TRIES = 1_800;
const PAUSE_MILLIS = 50;

export interface OwnServer {
  readonly port: number;
  readonly url: string;
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
}

type EnvOf = (port: number) => Readonly<Record<string, string>>;

/** A server with a demo of its own, for what no other test is to meet; `port` and folder of one that was stopped go on with it. */
export async function startOwnServer(
  name: string,
  { port, envOf = () => ({}) }: { port?: number; envOf?: EnvOf } = {},
): Promise<OwnServer> {
  const free = port ?? (await freePort());
  const dataDir = join(DATA_DIR, name);
  const url = `http://127.0.0.1:${free}`;
  const env = { ...process.env, ...serverEnv(free, dataDir), ...envOf(free) };
  const server = spawn(process.execPath, [SERVER], { cwd: REPOSITORY, env, stdio: ['ignore', 'ignore', 'inherit'] });
  await untilReady(server, url);
  return { port: free, url, dataDir, stop: () => stop(server) };
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  for (let tries = 0; tries < TRIES && server.exitCode === null; tries += 1) {
    const isReady = await fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLIS));
  }
  server.kill('SIGKILL');
  throw new Error(`the server at ${url} did not become ready`);
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}
