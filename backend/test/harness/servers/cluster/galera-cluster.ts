import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { GaleraNode } from './galera-node.js';

const NAMES = ['node1', 'node2', 'node3'];
/** What the nodes logged stays, to tell why a cluster stood still. */
const RESULTS = resolve(__dirname, '../../../../../test-results');

export interface GaleraCluster {
  readonly nodes: readonly GaleraNode[];
  readonly drop: () => Promise<void>;
}

/** Starts three MariaDB servers that are one cluster. */
export async function startCluster(): Promise<GaleraCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'laundry-cluster-'));
  const nodes: GaleraNode[] = [];
  const killAtExit = () => nodes.forEach((node) => void node.kill());
  process.once('exit', killAtExit);
  const drop = async (): Promise<void> => {
    await Promise.all(nodes.map((node) => node.kill()));
    process.off('exit', killAtExit);
    mkdirSync(RESULTS, { recursive: true });
    for (const { name, errorLog } of nodes)
      if (existsSync(errorLog)) copyFileSync(errorLog, join(RESULTS, `cluster-${name}.log`));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (const name of NAMES) nodes.push(await GaleraNode.make(folder, name));
    for (const node of nodes) node.peers = nodes.filter((other) => other !== node);
    for (const node of nodes) await node.start(node === nodes[0]);
    return { nodes, drop };
  } catch (error) {
    await drop();
    throw error;
  }
}
