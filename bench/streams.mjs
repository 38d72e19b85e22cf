// The request list of a day while 100 consoles follow, and a change is recorded each second, beside the same without any
// stream (handbook/quality.md). In turns, as a machine has its moods.
import http from 'node:http';
import { limitOf } from './figure.mjs';
import { median } from './median.mjs';
import { dayText, seed } from './world/seed.mjs';
import { session, sessions } from './world/session.mjs';
import { PORTS, STREAMS } from './world/settings.mjs';
import { inWorld, report } from './world/world.mjs';

/** Console accounts that the streams are of: ten sessions each. */
const FIRST = 2;
const SESSIONS = 10;

export const streams = (mysqlUrl) =>
  inWorld(mysqlUrl, async ({ database, server, load }) => {
    const { db, url } = await database();
    await server(PORTS.server, url);
    process.stdout.write('seeding …\n');
    await seed(db);
    const accounts = Array.from({ length: STREAMS.count / SESSIONS }, (_, place) => FIRST + place);
    await db.query('UPDATE users SET role = 100 WHERE id IN (?)', [accounts]);
    const tokens = await sessions(
      db,
      accounts.flatMap((id) => Array.from({ length: SESSIONS }, () => id)),
    );
    const admin = await session(db, 1);
    // A server that has just begun is slow by itself.
    await listsPerSecond();
    const shares = [];
    for (let round = 0; round < STREAMS.rounds; round += 1) {
      const without = await listsPerSecond();
      const open = await Promise.all(tokens.map(follow));
      const beside = await listsPerSecond();
      const told = open.filter(({ heard }) => heard() > 0).length;
      if (told !== STREAMS.count) throw new Error(`${told} of ${STREAMS.count} streams were told of the changes`);
      for (const { close } of open) close();
      shares.push(beside / without);
      process.stdout.write(
        `${without.toFixed(0)} lists a second without streams, ${beside.toFixed(0)} beside ${STREAMS.count}\n`,
      );
    }
    const share = median(shares);
    const limit = limitOf('streams', share, { atLeast: STREAMS.target });
    process.stdout.write(
      `list beside ${STREAMS.count} open streams: ${(share * 100).toFixed(1)} % of without (${limit})\n`,
    );
    report('bench-streams', { shares, share });

    async function listsPerSecond() {
      const recording = setInterval(() => void record(), 1_000);
      const requests = Array.from({ length: 100_000 }, (_, place) => listOf(dayText(200 + (place % 20))));
      const { perSecond, statuses } = await load.measure({
        port: PORTS.server,
        seconds: STREAMS.seconds,
        connections: 4,
        requests,
      });
      clearInterval(recording);
      if (Object.keys(statuses).join() !== '200') throw new Error(`answered ${JSON.stringify(statuses)}`);
      return perSecond;
    }

    function listOf(day) {
      const path = `/api/v1/admin/washRequest?from=${day}%2000:00:00&to=${day}%2023:59:59`;
      return { method: 'GET', path, headers: { authorization: `Bearer ${admin}` } };
    }

    /** One operation, which every stream is told of. */
    async function record() {
      await db.query(
        `INSERT INTO operation_histories (search_timestamp, month, operation_type, operation_user_id, operation_user, user, company,
           wreq_id, plan, disp_plan, bikou, changes) VALUES ('2026-11-25 09:00:00', '2026-11', 5, 1, 'x', '', '', ?, '', '', '', '{}')`,
        [1 + Math.floor(Math.random() * 1_000)],
      );
    }
  });

/** Opens a stream, and counts what it is told. */
function follow(token) {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
    const request = http.get(
      { host: '127.0.0.1', port: PORTS.server, path: '/api/v1/admin/live', headers },
      (answer) => {
        if (answer.statusCode !== 200) return reject(new Error(`a stream was answered ${answer.statusCode}`));
        let changes = 0;
        answer.setEncoding('utf8').on('data', (text) => (changes += text.split('event: changes').length - 1));
        answer.on('error', () => undefined);
        resolve({ heard: () => changes, close: () => request.destroy() });
      },
    );
    request.on('error', reject);
  });
}
