import { startCluster, type GaleraCluster } from './galera-cluster.js';

declare global {
  var cluster: GaleraCluster | undefined;
}

/** Starts a cluster: the tests' servers are on its first node, the second of two servers on its second. */
export default async function setUp(): Promise<void> {
  const cluster = await startCluster();
  globalThis.cluster = cluster;
  const [first, second] = cluster.nodes;
  // What one node has stored is read on the other at once.
  for (const node of cluster.nodes) await node.query('SET GLOBAL wsrep_sync_wait = 7');
  process.env['TEST_MYSQL_URL'] = first?.url;
  process.env['TEST_MYSQL_REPLICA_URL'] = second?.url;
}
