import { createConnection } from 'mysql2/promise';
import { startCluster } from '../../harness/servers/cluster/galera-cluster.js';
import type { GaleraNode } from '../../harness/servers/cluster/galera-node.js';
import { secondsIn } from '../../harness/servers/cluster/shipped.js';
import { openWriterProxy } from '../../harness/servers/cluster/writer-proxy.js';
import type { Trouble } from '../trouble-kinds.js';
import type { ChaosDatabase } from './chaos-database.js';

const DRAIN_SECONDS = secondsIn('../compose.cluster.yaml', /DRAIN_SECONDS: (\d+)/);

/** Three nodes of a Galera cluster, of which a proxy lets one write. */
export async function openCluster(): Promise<ChaosDatabase> {
  const cluster = await startCluster();
  const { nodes } = cluster;
  const [first, second, third] = nodes;
  if (first === undefined || second === undefined || third === undefined) throw new Error('a cluster has three nodes');
  await first.query('CREATE DATABASE laundry CHARACTER SET utf8mb4');
  const proxy = await openWriterProxy(nodes);
  const url = `mysql://root@127.0.0.1:${proxy.port}/laundry`;
  /** Who writes at the moment: the proxy's connections lead there. */
  const writer = async () => {
    const counts = await Promise.all(
      nodes.map(async (node) => ({ node, open: await node.connections().catch(() => 0) })),
    );
    return counts.reduce((most, each) => (each.open > most.open ? each : most)).node;
  };
  const other = async () => {
    const writing = await writer();
    return nodes.find((node) => node !== writing) ?? first;
  };
  return {
    url,
    ownUrl: url,
    execute: async (sql) => {
      const connection = await createConnection({ uri: url });
      await connection.query(sql);
      connection.destroy();
    },
    processes: 2,
    drainSeconds: DRAIN_SECONDS,
    troubles: {
      'writing node killed': killed(writer),
      'other node killed': killed(other),
      'writing node cut off': cutOff(writer),
      'other node cut off': cutOff(other),
    },
    leftOut: [],
    drop: async () => {
      await proxy.close();
      await cluster.drop();
    },
  };
}

type Choice = () => Promise<GaleraNode>;

const killed =
  (choose: Choice): Trouble =>
  async (pass) => {
    const node = await choose();
    await node.kill();
    await pass();
    await node.start();
  };

const cutOff =
  (choose: Choice): Trouble =>
  async (pass) => {
    const node = await choose();
    node.pause();
    await pass();
    await node.goOn();
  };
