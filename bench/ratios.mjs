// Prints the three ratios of the quality figures (handbook/quality.md): the server's requests a second against a bare node:http
// and mysql2 server with the same SQL and token check, measured in turn, with a pair of the bare server and itself.
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createConnection } from 'mysql2/promise';
import { limitOf } from './figure.mjs';
import { median } from './median.mjs';
import { startLoad, startServer, stop } from './processes.mjs';
import { dayText, seed } from './seed.mjs';
import { sessions } from './session.mjs';
import { APP_NOW, PORTS, RUN, SECRET, SEED, TARGETS } from './settings.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const mysqlUrl = process.env['BENCH_MYSQL_URL'] ?? 'mysql://root@127.0.0.1:3306/';
const database = `laundry_bench_${randomBytes(4).toString('hex')}`;
const url = new URL(database, mysqlUrl).href;
const dataDir = mkdtempSync(join(tmpdir(), 'laundry-bench-'));
const customers = 500;

const db = await createConnection({ uri: mysqlUrl, multipleStatements: false });
await db.query(`CREATE DATABASE ${database} CHARACTER SET utf8mb4`);
await db.query(`USE ${database}`);
const running = [];
const load = startLoad(join(here, 'load.mjs'));
try {
  const env = {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    JWT_SECRET: SECRET,
    APP_NOW,
    DEMO: '0',
    JOBS_ENABLED: 'off',
    NODE_ENV: 'development',
  };
  const server = (port) =>
    startServer(join(here, '../backend/dist/main.js'), { ...env, PORT: String(port) }, (line) =>
      line.includes('ready'),
    );
  const bare = (port) =>
    startServer(join(here, 'bare-server.mjs'), { ...env, PORT: String(port) }, (line) => line === 'ready');
  running.push(await server(PORTS.server));
  process.stdout.write(`seeding ${SEED.requests} requests …\n`);
  await seed(db);
  const tokens = await sessions(
    db,
    Array.from({ length: customers + 1 }, (_, place) => place + 1),
  );
  await openDays();
  running.push(await bare(PORTS.bare), await bare(PORTS.bareAgain));
  const results = {};
  for (const [name, jobs] of Object.entries(measurements(tokens))) results[name] = await compare(load, name, jobs);
  mkdirSync(join(here, '../test-results'), { recursive: true });
  writeFileSync(join(here, '../test-results/bench.json'), JSON.stringify(results, null, 2));
} finally {
  for (const child of running) await stop(child);
  load.end();
  await db.query(`DROP DATABASE ${database}`);
  await db.end();
  rmSync(dataDir, { recursive: true, force: true });
}

async function openDays() {
  const rows = writeDays().map((day) => [day, 0]);
  await db.query('INSERT INTO pickup_days (date, used) VALUES ?', [rows]);
}

/** Weekdays two to twenty days ahead. */
function writeDays() {
  const first = Math.round((Date.parse(APP_NOW.slice(0, 10)) - Date.parse(SEED.firstDay)) / 86_400_000);
  const ahead = Array.from({ length: 19 }, (_, place) => dayText(first + 2 + place));
  return ahead.filter((day) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()));
}

function measurements(tokens) {
  const read = (path) => ({ method: 'GET', path, headers: { authorization: `Bearer ${tokens[0]}` } });
  const days = Array.from({ length: 60 }, (_, place) => dayText(200 + place));
  const lists = days.map((day) => read(`/api/v1/admin/washRequest?from=${day}%2000:00:00&to=${day}%2023:59:59`));
  const details = Array.from({ length: 5_000 }, (_, place) => read(`/api/v1/admin/washRequest/${1 + place * 19}`));
  return {
    list: { server: lists, bare: lists, bareAgain: lists },
    detail: { server: details, bare: details, bareAgain: details },
    create: { server: writes(tokens, 0), bare: writes(tokens, 1), bareAgain: writes(tokens, 2) },
  };
}

/** Different customers, days and times for each of the three, so that no two requests meet. */
function writes(tokens, third) {
  const days = writeDays();
  const times = Array.from(
    { length: 24 },
    (_, half) => `${10 + Math.floor(half / 2)}:${half % 2 === 0 ? '00' : '30'}:00`,
  );
  const slots = days.flatMap((day) => times.map((time) => ({ day, time }))).filter((_, place) => place % 3 === third);
  return slots
    .flatMap(({ day, time }, round) =>
      Array.from({ length: customers }, (_, customer) => {
        const delivery = new Date(Date.parse(`${day}T00:00:00Z`) + 7 * 86_400_000).toISOString().slice(0, 10);
        const body = { sched_pickup_dt: `${day} ${time}`, sched_delivery_dt: `${delivery} ${time}`, count: 1 };
        const headers = {
          authorization: `Bearer ${tokens[1 + ((customer + round) % customers)]}`,
          'content-type': 'application/json',
        };
        return { method: 'POST', path: '/api/v1/users/me/washRequests', headers, body: JSON.stringify(body) };
      }),
    )
    .slice(0, 20_000);
}

/** Rounds in turn: server, bare, bare again; the median of the ratios of each round. */
async function compare(load, name, jobs) {
  const offsets = { server: 0, bare: 0, bareAgain: 0 };
  const rounds = [];
  for (let round = -1; round < RUN.rounds; round += 1) {
    const figures = {};
    for (const side of round % 2 === 0 ? ['server', 'bare', 'bareAgain'] : ['bareAgain', 'bare', 'server']) {
      const result = await load.measure({
        port: PORTS[side],
        seconds: round < 0 ? 1 : RUN.seconds,
        connections: RUN.connections,
        requests: portion(jobs[side], offsets[side]),
      });
      const bad = Object.entries(result.statuses).filter(([status]) => !status.startsWith('2'));
      if (bad.length > 0) throw new Error(`${name} on ${side} answered ${JSON.stringify(result.statuses)}`);
      offsets[side] += result.sent;
      figures[side] = result;
    }
    if (round >= 0) rounds.push(figures);
  }
  const ratio = median(rounds.map(({ server, bare }) => server.perSecond / bare.perSecond));
  const same = median(rounds.map(({ bare, bareAgain }) => bareAgain.perSecond / bare.perSecond));
  const rate = (side) => Math.round(median(rounds.map((each) => each[side].perSecond)));
  process.stdout.write(
    `${name.padEnd(7)} server ${rate('server')}/s  bare ${rate('bare')}/s  ratio ${ratio.toFixed(2)}` +
      `  (bare against itself ${same.toFixed(2)}; ${limitOf(name, ratio, { atLeast: TARGETS[name] })})\n`,
  );
  return { ratio, same, serverPerSecond: rate('server'), barePerSecond: rate('bare') };
}

/** Enough requests for one measurement, from where the last one ended: a line that the load process reads quickly. */
function portion(requests, offset) {
  const most = 2_000 * RUN.seconds;
  return Array.from({ length: most }, (_, place) => requests[(offset + place) % requests.length]);
}
