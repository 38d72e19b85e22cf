import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../../scripts/free-port.mjs';
import { findProgram } from '../../../../../scripts/testing/private-mysql.mjs';
import { until } from '../../looks/until.js';
import type { GaleraNode } from './galera-node.js';

export interface WriterProxy {
  /** Leads to the one node that writes. */
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** HAProxy before a cluster: one node takes all statements, the others when it does not; what was open to it is cut. */
export async function openWriterProxy(nodes: readonly GaleraNode[]): Promise<WriterProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'laundry-haproxy-'));
  const checks = await Promise.all(nodes.map(answerChecks));
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, configuration(port, nodes, checks.map(portOf)));
  const proxy = spawn(findProgram('haproxy'), ['-f', file, '-db'], { stdio: 'ignore' });
  const killAtExit = () => void proxy.kill('SIGKILL');
  process.once('exit', killAtExit);
  await until(async () => {
    if (proxy.exitCode !== null) throw new Error('haproxy did not start');
    return fetch(`http://127.0.0.1:${portOf(checks[0])}`).then(({ ok }) => ok);
  });
  return {
    port,
    close: async () => {
      const ended = once(proxy, 'exit');
      proxy.kill('SIGKILL');
      await ended;
      process.off('exit', killAtExit);
      for (const check of checks) check.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A node's health over HTTP, as clustercheck tells it. */
async function answerChecks(node: GaleraNode): Promise<Server> {
  const server = createServer((_, response) => {
    void node.takesStatements().then((isReady) => response.writeHead(isReady ? 200 : 503).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const portOf = (server: Server | undefined): number => (server?.address() as AddressInfo).port;

/** The first that is well is stuck to until it is not: a node that comes back takes nothing over. */
const configuration = (port: number, nodes: readonly GaleraNode[], checkPorts: readonly number[]): string => `
defaults
  mode tcp
  timeout connect 1s
  timeout client 1h
  timeout server 1h
  timeout check 500ms
listen writer
  bind 127.0.0.1:${port}
  option httpchk
  stick-table type integer size 1
  stick on int(1)
  default-server inter 500ms fastinter 200ms fall 2 rise 2 on-marked-down shutdown-sessions
${nodes
  .map((node, place) => {
    const backup = place === 0 ? '' : ' backup';
    return `  server ${node.name} 127.0.0.1:${node.port} check port ${checkPorts[place]}${backup}`;
  })
  .join('\n')}
`;
