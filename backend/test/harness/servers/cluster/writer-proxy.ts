import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { freePort } from '../../../../../scripts/free-port.mjs';
import { findProgram } from '../../../../../scripts/testing/private-mysql.mjs';
import { until } from '../../looks/until.js';
import type { GaleraNode } from './galera-node.js';
import { shipped } from './shipped.js';

export interface WriterProxy {
  /** Leads to the one node that writes. */
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** The shipped HAProxy before a cluster: one node takes all statements, another when it does not; what was open to it is cut. */
export async function openWriterProxy(nodes: readonly GaleraNode[]): Promise<WriterProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'laundry-haproxy-'));
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, configuration(port, nodes));
  await nodes[0]?.query(shipped('init.sql'));
  const proxy = spawn(findProgram('haproxy'), ['-f', file, '-db'], { stdio: 'ignore' });
  const killAtExit = () => void proxy.kill('SIGKILL');
  process.once('exit', killAtExit);
  await until(async () => {
    if (proxy.exitCode !== null) throw new Error('haproxy did not start');
    return createConnection({ uri: `mysql://root@127.0.0.1:${port}/` }).then(
      (connection) => (connection.destroy(), true),
      () => false,
    );
  });
  return {
    port,
    close: async () => {
      const ended = once(proxy, 'exit');
      proxy.kill('SIGKILL');
      await ended;
      process.off('exit', killAtExit);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The shipped one's part for the database, with addresses of this machine. */
const configuration = (port: number, nodes: readonly GaleraNode[]): string =>
  shipped('haproxy.cfg')
    .replace(/^listen service$.*/ms, '')
    .replace('bind :3306', `bind 127.0.0.1:${port}`)
    .replace(/node-(\d):3306/g, (_, place) => `127.0.0.1:${nodes[Number(place) - 1]?.port}`);
