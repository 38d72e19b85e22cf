import type { GaleraNode } from '../../harness/servers/cluster/galera-node.js';
import { startCluster, type GaleraCluster } from '../../harness/servers/cluster/galera-cluster.js';

let cluster: GaleraCluster | undefined;

/** Imported before tests: their servers are on a cluster's first node, the second of two servers on its second. */
beforeAll(async () => {
  cluster = await startCluster();
  const [first, second] = cluster.nodes;
  // What one node has stored is read on the other at once.
  for (const node of cluster.nodes) await node.query('SET GLOBAL wsrep_sync_wait = 7');
  process.env['TEST_MYSQL_URL'] = first?.url;
  process.env['TEST_MYSQL_REPLICA_URL'] = second?.url;
});

/** The second of them, and the first. */
export function secondAndFirst(): [GaleraNode, GaleraNode] {
  const [first, second] = cluster?.nodes ?? [];
  if (first === undefined || second === undefined) throw new Error('the cluster has not begun');
  return [second, first];
}

export const dropNodes = (): Promise<void> | undefined => cluster?.drop();
