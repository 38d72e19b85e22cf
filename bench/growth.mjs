// What the calls of a day cost when the company has 1,000,000 requests instead of 10,000: the same days, customers and calls, and
// ten years of requests before them (handbook/quality.md).
import { limitOf } from './figure.mjs';
import { median } from './median.mjs';
import { dayText, seed } from './world/seed.mjs';
import { sessions } from './world/session.mjs';
import { APP_NOW, GROWTH, PORTS, RUN, SEED } from './world/settings.mjs';
import { LIST } from './world/statements.mjs';
import { inWorld, report } from './world/world.mjs';

const SIDES = { small: PORTS.small, large: PORTS.large };
const customers = 200;
/** Of the seed's days, those that are measured: the last week before the clock's day. */
const FIRST = 290;
/** The day with which both end. */
const LAST = 312;

/** All calls, or those that are named. */
export const growth = (mysqlUrl, named = []) =>
  inWorld(mysqlUrl, async ({ database, server, load }) => {
    const sides = {};
    for (const [side, port] of Object.entries(SIDES)) {
      const { db, url } = await database();
      await server(port, url);
      const requests = GROWTH[side];
      process.stdout.write(`seeding ${requests} requests …\n`);
      await seed(db, { requests, before: Math.floor(requests / SEED.perDay) - LAST });
      await deliver(db);
      await noScan(db, requests);
      const people = Array.from({ length: customers + 1 }, (_, place) => place + 1);
      sides[side] = { db, port, calls: callsOf(await sessions(db, people)) };
    }
    const known = Object.keys(sides.small.calls);
    const unknown = named.filter((each) => !known.includes(each));
    if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: of ${known.join(', ')}`);
    const results = {};
    for (const name of named.length > 0 ? named : known) results[name] = await compare(load, sides, name);
    report('bench-growth', results);
  });

/** What is past was picked up, washed, folded and delivered. */
async function deliver(db) {
  await db.query(
    `UPDATE wash_requests SET status = 3, result_pickup_dt = sched_pickup_dt, result_wash_dt = sched_pickup_dt,
        result_fold_dt = sched_pickup_dt, result_delivery_dt = sched_delivery_dt, sched_dt = sched_delivery_dt
      WHERE sched_delivery_dt < ?`,
    [APP_NOW],
  );
  await db.query('ANALYZE TABLE wash_requests');
}

/** Rows that are no growth: a page of the index more or less. */
const FEW = 50;

/** The statement of the list finds its day by an index, and takes its order from it. */
async function noScan(db, requests) {
  const day = dayText(FIRST);
  const [[plan]] = await db.query(`EXPLAIN ${LIST}`, [`${day} 00:00:00`, `${day} 23:59:59`]);
  const isScan = plan.type === 'ALL' || plan.Extra.includes('filesort');
  process.stdout.write(
    `list at ${requests}: by ${plan.key}; scans and sorts (${limitOf('the list', isScan ? 1 : 0, { atMost: 0 })})\n`,
  );
}

/** What is asked for all day, and what decides a booking: the days with a place left, and what it would overlap. */
function callsOf([admin, ...tokens]) {
  const get = (token, path) => ({
    method: 'GET',
    path: `/api/v1/${path}`,
    headers: { authorization: `Bearer ${token}` },
  });
  const ofAdmin = (path) => [get(admin, path)];
  const ofEach = (path) => tokens.map((token) => get(token, path));
  const days = Array.from({ length: 7 }, (_, place) => dayText(FIRST + place));
  const spanOf = (day) => `from=${day}%2000:00:00&to=${day}%2023:59:59`;
  return {
    list: days.map((day) => get(admin, `admin/washRequest?${spanOf(day)}`)),
    places: ofEach('users/me/pickupDates'),
    'own requests': ofEach('users/me/washRequests'),
    'own payments': ofEach('users/me/payments'),
    today: ofAdmin('admin/today'),
    progress: days.map((day) => get(admin, `admin/washRequest/progress?${spanOf(day)}`)),
    'history of one': tokens.map((_, place) => get(admin, `admin/users/${place + 2}/history`)),
    search: ofAdmin(`admin/search?q=${encodeURIComponent('太郎12')}`),
    'full days': ofAdmin(`admin/fullDays?from=${days[0]}&to=${days.at(-1)}`),
  };
}

async function compare(load, sides, name) {
  const rounds = [];
  const rows = {};
  for (let round = -1; round < RUN.rounds; round += 1) {
    const figures = {};
    for (const side of round % 2 === 0 ? ['small', 'large'] : ['large', 'small']) {
      const { db, port, calls } = sides[side];
      const before = await rowsRead(db);
      const result = await load.measure({
        port,
        seconds: round < 0 ? 1 : RUN.seconds,
        connections: 4,
        requests: Array.from({ length: 2_000 * RUN.seconds }, (_, place) => calls[name][place % calls[name].length]),
      });
      figures[side] = result.median;
      rows[side] = ((await rowsRead(db)) - before) / result.sent;
    }
    if (round >= 0) rounds.push(figures);
  }
  const time = median(rounds.map(({ small, large }) => large / small));
  const more = (rows.large - rows.small) / (rows.small + FEW);
  const millis = (side) => median(rounds.map((each) => each[side])).toFixed(1);
  process.stdout.write(
    `${name.padEnd(13)} ${millis('small')} ms, ${millis('large')} ms: ratio ${time.toFixed(2)} (${limitOf(name, time, { atMost: GROWTH.target })});` +
      ` rows read a call ${rows.small.toFixed(0)}, ${rows.large.toFixed(0)} (${limitOf(`rows of ${name}`, more, { atMost: GROWTH.rows })} more)\n`,
  );
  return { time, rows };
}

/** Rows that the database server has read, by index or without, for anybody. */
async function rowsRead(db) {
  const [rows] = await db.query("SHOW GLOBAL STATUS LIKE 'Handler_read_%'");
  return rows.reduce((sum, { Value }) => sum + Number(Value), 0);
}
