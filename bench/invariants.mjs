// What `npm run check:invariants` takes over 1,000,000 requests, each with its entry in the ledger of bags.
import { spawnSync } from 'node:child_process';
import { limitOf } from './figure.mjs';
import { seed } from './world/seed.mjs';
import { GROWTH, INVARIANTS, PORTS } from './world/settings.mjs';
import { inWorld, report, SERVER } from './world/world.mjs';

/** Each request has taken its bags, and each customer was given as many before, and those that are left. */
const LEDGER = `INSERT INTO count_entries (user_id, delta, reason, wash_request_id, created_at)
  SELECT user_id, SUM(count) + 100, 'operator', NULL, '2026-01-01 10:00:00' FROM wash_requests GROUP BY user_id
   UNION ALL SELECT user_id, -count, 'request', id, created_at FROM wash_requests`;

export const invariants = (mysqlUrl) =>
  inWorld(mysqlUrl, async ({ database, server, stop }) => {
    const { db, url } = await database();
    await stop(await server(PORTS.server, url));
    process.stdout.write(`seeding ${GROWTH.large} requests …\n`);
    await seed(db, { requests: GROWTH.large });
    await db.query(LEDGER);
    await db.query('ANALYZE TABLE count_entries');
    const rounds = Array.from({ length: INVARIANTS.rounds }, () => secondsOf(url));
    const seconds = Math.min(...rounds);
    process.stdout.write(`${rounds.join(', ')} s (${limitOf('the check', seconds, { atMost: INVARIANTS.seconds })})\n`);
    report('bench-invariants', { requests: GROWTH.large, rounds });
  });

/** As the command says it; the requests that the seed made without a history are told as broken. */
function secondsOf(url) {
  const { stdout } = spawnSync(process.execPath, [SERVER, 'check:invariants', url], { encoding: 'utf8' });
  const said = /invariants checked in ([\d.]+) s/.exec(stdout)?.[1];
  if (said === undefined) throw new Error('the invariants were not checked');
  return Number(said);
}
