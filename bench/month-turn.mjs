// The turn of a month for 20,000 customers with a weekly schedule each: its time beside one set-based insert a table of
// the same rows, that a second run does nothing, and what lists take, and how much memory a server, while it turns the next
// month and sends its mails.
import { setTimeout as wait } from 'node:timers/promises';
import { limitOf } from './figure.mjs';
import { median } from './median.mjs';
import { megabytesOf } from './world/processes.mjs';
import { area, dayText, insert, user } from './world/seed.mjs';
import { session } from './world/session.mjs';
import { MONTH_TURN, PORTS } from './world/settings.mjs';
import { inWorld, report } from './world/world.mjs';

const { customers, now, month, before, next } = MONTH_TURN;
/** ms: a count of the customers is work for the database, too. */
const LOOK_AGAIN = 250;

/** Tables that a turn inserts into, and which of their rows are its own. */
const WRITTEN = {
  count_entries: 'actor_id IS NULL',
  wash_requests: 'week_request_id IS NOT NULL',
  operation_histories: 'operation_user_id IS NULL',
  mails: "template = 'month_requests'",
  manual_payments: 'once_key IS NOT NULL',
};

export const monthTurn = (mysqlUrl) =>
  inWorld(mysqlUrl, async ({ database, server, stop, job, load }) => {
    const { db, url } = await database();
    const onPort = (clock, jobs) => server(PORTS.server, url, { APP_NOW: clock, JOBS_ENABLED: jobs });
    const calmServer = await onPort(now, 'off');
    process.stdout.write(`seeding ${customers} customers …\n`);
    await seed(db);
    const token = await session(db, 1);
    const calm = await lists(load, token, 5);
    await stop(calmServer);
    for (const table of Object.keys(WRITTEN)) await db.query(`CREATE TABLE one_${table} LIKE ${table}`);
    await db.query('CREATE TABLE one_users LIKE users');
    await copy(db, 'users', 'TRUE');

    const run = () => timed(() => job('month-turn', url, { APP_NOW: now }));
    const first = await run();
    const base = await timed(() => setBased(db));
    const rows = await written(db);
    // What a process takes that finds nothing to do, its start for the most part, is none of the turn's.
    const idle = await run();
    const seconds = first - idle;
    const again = sumOf(await written(db)) - sumOf(rows);

    const turning = turned(db, await onPort(next.now, 'on'), next.month);
    const busy = [];
    while (!turning.isOver()) busy.push(await lists(load, token, 1));
    const { beside, startMegabytes, mostMegabytes } = await turning.over;
    const result = {
      customers,
      rows,
      seconds,
      idleSeconds: idle,
      setBasedSeconds: base,
      ratio: seconds / base,
      secondsBesideMailsAndLists: beside,
      listMedianMillis: { calm: calm.median, busy: median(busy.map((each) => each.median)) },
      listP99Millis: { calm: calm.p99, busy: Math.max(...busy.map((each) => each.p99)) },
      megabytes: { start: startMegabytes, most: mostMegabytes },
      rowsOfSecondRun: again,
    };
    print(result);
    report('bench-month-turn', result);
  });

const sumOf = (counts) => Object.values(counts).reduce((all, n) => all + n, 0);

/** An administrator, and customers who each have two bags picked up on one weekday. */
async function seed(db) {
  const users = Array.from({ length: customers + 1 }, (_, place) => ({
    ...user(place),
    turned_month: place === 0 ? null : before,
    payment_method_id: 2,
    latest_payment_method_id: 2,
    available_request_count: place === 0 ? 0 : 3,
  }));
  await insert(db, 'users', users);
  await insert(db, 'service_areas', [area()]);
  const entries = users.slice(1).map(({ id }) => ({
    user_id: id,
    delta: 3,
    reason: 'operator',
    actor_id: 1,
    created_at: '2026-11-01 00:05:00',
  }));
  await insert(db, 'count_entries', entries);
  const forms = users.slice(1).map(({ id }) => ({
    user_id: id,
    from_month: month,
    week_type: 1,
    pickup_week: 1 + (id % 5),
    pickup_time: `${10 + (id % 12)}:00`,
    delivery_week: 1 + (id % 5),
    delivery_time: '10:00',
    count: 2,
    same_time: 0,
    delivery_box_pw: '',
    bikou: '',
    created_at: '2026-11-20 10:00:00',
  }));
  await insert(db, 'week_requests', forms);
  await db.query('ANALYZE TABLE users, week_requests');
}

/** A list call of a day, two at a time. */
async function lists(load, token, seconds) {
  const requests = Array.from({ length: 200 * seconds }, (_, place) => {
    const day = dayText(310 + (place % 20));
    const path = `/api/v1/admin/washRequest?from=${day}%2000:00:00&to=${day}%2000:30:00`;
    return { method: 'GET', path, headers: { authorization: `Bearer ${token}` } };
  });
  return load.measure({ port: PORTS.server, seconds, connections: 2, requests });
}

/** Watches a server until every customer's month is begun. */
function turned(db, child, toMonth) {
  const began = performance.now();
  let isOver = false;
  const over = (async () => {
    const startMegabytes = megabytesOf(child);
    let mostMegabytes = startMegabytes;
    for (;;) {
      const [[row]] = await db.query('SELECT COUNT(*) AS done FROM users WHERE turned_month = ?', [toMonth]);
      mostMegabytes = Math.max(mostMegabytes, megabytesOf(child));
      if (row.done === customers) break;
      await wait(LOOK_AGAIN);
    }
    isOver = true;
    return { beside: secondsSince(began), startMegabytes, mostMegabytes };
  })();
  return { over, isOver: () => isOver };
}

/** One statement for each table that writes what the turn wrote, indexes and all. */
async function setBased(db) {
  for (const [table, own] of Object.entries(WRITTEN)) await copy(db, table, own);
  await db.query(
    'UPDATE one_users o JOIN users u ON u.id = o.id SET o.turned_month = u.turned_month, o.available_request_count = u.available_request_count',
  );
}

const secondsSince = (began) => (performance.now() - began) / 1000;

async function timed(work) {
  const began = performance.now();
  await work();
  return secondsSince(began);
}

async function copy(db, table, own) {
  const [columns] = await db.query(
    `SELECT COLUMN_NAME AS name FROM information_schema.COLUMNS
      WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = ? AND EXTRA NOT LIKE '%GENERATED%'`,
    [table],
  );
  const names = columns.map(({ name }) => `\`${name}\``).join(', ');
  await db.query(`INSERT INTO one_${table} (${names}) SELECT ${names} FROM ${table} WHERE ${own}`);
}

async function written(db) {
  const counts = {};
  for (const [table, own] of Object.entries(WRITTEN)) {
    const [[row]] = await db.query(`SELECT COUNT(*) AS n FROM ${table} WHERE ${own}`);
    counts[table] = row.n;
  }
  return counts;
}

function print(result) {
  const { seconds, idleSeconds, setBasedSeconds, ratio, listMedianMillis, listP99Millis, megabytes, rowsOfSecondRun } =
    result;
  const all = sumOf(result.rows);
  process.stdout.write(
    [
      `month-turn ${customers} customers, ${all} rows: ${seconds.toFixed(1)} s (and ${idleSeconds.toFixed(1)} s of a run that finds nothing to do); one set-based insert a table ${setBasedSeconds.toFixed(1)} s`,
      `           ratio ${ratio.toFixed(2)} (${limitOf('the turn', ratio, { atMost: MONTH_TURN.target })})`,
      `           the next month beside its mails and lists: ${result.secondsBesideMailsAndLists.toFixed(1)} s`,
      `           a list meanwhile: median ${listMedianMillis.busy.toFixed(1)} ms (calm ${listMedianMillis.calm.toFixed(1)}), p99 ${listP99Millis.busy.toFixed(1)} ms (calm ${listP99Millis.calm.toFixed(1)})`,
      `           memory ${megabytes.start.toFixed(0)} MB at the start, ${megabytes.most.toFixed(0)} MB at most`,
      `           a second run adds ${rowsOfSecondRun} rows (${limitOf('the second run', rowsOfSecondRun, { atMost: 0 })})`,
      '',
    ].join('\n'),
  );
}
