// The file of a month's bags with 9,000 rows: what it takes of the server's memory, and how soon its first byte comes
// (handbook/quality.md).
import http from 'node:http';
import { limitOf } from './figure.mjs';
import { median } from './median.mjs';
import { megabytesOf } from './world/processes.mjs';
import { area, insert, request, user } from './world/seed.mjs';
import { session } from './world/session.mjs';
import { MONTH_CSV, PORTS } from './world/settings.mjs';
import { inWorld, report } from './world/world.mjs';

const { rows, rounds, from, to } = MONTH_CSV;

export const monthCsv = (mysqlUrl) =>
  inWorld(mysqlUrl, async ({ database, server }) => {
    const { db, url } = await database();
    const child = await server(PORTS.server, url);
    await seed(db);
    const token = await session(db, 1);
    await download(child, token);
    const found = [];
    for (let round = 0; round < rounds; round += 1) found.push(await download(child, token));
    const megabytes = median(found.map((each) => each.megabytes));
    const share = median(found.map((each) => each.firstByte / each.whole));
    const whole = median(found.map((each) => each.whole));
    process.stdout.write(
      `month's CSV    ${found[0].lines - 1} rows in ${whole.toFixed(0)} ms; first byte after ${share.toFixed(2)} of it` +
        ` (${limitOf('the first byte', share, { atMost: MONTH_CSV.firstByte })});` +
        ` ${megabytes.toFixed(1)} MB more memory (${limitOf('memory', megabytes, { atMost: MONTH_CSV.megabytes })})\n`,
    );
    report('bench-month-csv', { rows, wholeMillis: whole, firstByteShare: share, megabytes });
  });

/** An administrator, and customers of whom each had bags picked up once in the month. */
async function seed(db) {
  await insert(db, 'service_areas', [area()]);
  await insert(
    db,
    'users',
    Array.from({ length: rows + 1 }, (_, place) => user(place)),
  );
  const pickups = Array.from({ length: rows }, (_, place) => {
    const day = `${from.slice(0, 8)}${String(1 + (place % 28)).padStart(2, '0')}`;
    const [pickup, delivery] = [`${day} 10:00:00`, `${day} 20:00:00`];
    const dates = {
      sched_pickup_dt: pickup,
      sched_delivery_dt: delivery,
      sched_dt: delivery,
      result_pickup_dt: pickup,
    };
    return { ...request(place), user_id: 2 + place, ...dates, status: 1 };
  });
  await insert(db, 'wash_requests', pickups);
  await db.query('ANALYZE TABLE users, wash_requests');
}

/** Downloads the file once, and looks at the server's memory with every piece that comes. */
function download(child, token) {
  const before = megabytesOf(child);
  const began = performance.now();
  const path = `/api/v1/admin/washRequest/downloadCsv1?${new URLSearchParams({ from, to })}`;
  const options = { host: '127.0.0.1', port: PORTS.server, path, headers: { authorization: `Bearer ${token}` } };
  return new Promise((resolve, reject) => {
    http
      .get(options, (response) => {
        let [firstByte, most, lines] = [undefined, before, 0];
        response.on('data', (piece) => {
          firstByte ??= performance.now() - began;
          most = Math.max(most, megabytesOf(child));
          lines += piece.toString('latin1').split('\n').length - 1;
        });
        response.on('end', () => {
          if (response.statusCode !== 200 || lines < rows) reject(new Error(`${response.statusCode}, ${lines} lines`));
          else resolve({ firstByte, whole: performance.now() - began, megabytes: most - before, lines });
        });
      })
      .on('error', reject);
  });
}
