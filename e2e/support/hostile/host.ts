import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OwnServer } from '../own-server.js';
import { startHostileServer } from './hostile-server.js';

const DOOR = 'E2E_HOSTILE_DOOR';

export type HostileServer = Pick<OwnServer, 'url' | 'dataDir'>;

/** Runs with the runner: starts the hostile server when the first worker asks where it is, and tells each the same one. */
export default async function host(): Promise<() => Promise<void>> {
  let started: Promise<OwnServer> | undefined;
  const door = createServer((_request, answer) => {
    started ??= startHostileServer();
    started.then(
      ({ url, dataDir }) => answer.end(JSON.stringify({ url, dataDir } satisfies HostileServer)),
      (error: unknown) => answer.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  process.env[DOOR] = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  return async () => {
    door.close();
    await (await started)?.stop();
  };
}

/** Where the hostile server of the run is. */
export async function hostileServer(): Promise<HostileServer> {
  const answer = await fetch(String(process.env[DOOR]));
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as HostileServer;
}
