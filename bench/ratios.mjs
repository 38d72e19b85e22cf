// Prints the three ratios of the quality figures (handbook/quality.md): the server's requests a second against a bare node:http
// and mysql2 server with the same SQL and token check, measured in turn, with a pair of the bare server and itself.
import { beside } from './beside.mjs';
import { dayText, seed } from './world/seed.mjs';
import { sessions } from './world/session.mjs';
import { APP_NOW, PORTS, SEED, TARGETS } from './world/settings.mjs';
import { inWorld, report } from './world/world.mjs';

const customers = 500;

export const ratios = (mysqlUrl) =>
  inWorld(mysqlUrl, async ({ database, server, bare, load }) => {
    const { db, url } = await database();
    await server(PORTS.server, url);
    process.stdout.write(`seeding ${SEED.requests} requests …\n`);
    await seed(db);
    const tokens = await sessions(
      db,
      Array.from({ length: customers + 1 }, (_, place) => place + 1),
    );
    await openDays(db);
    await bare(PORTS.bare, url);
    await bare(PORTS.bareAgain, url);
    const results = {};
    for (const [name, jobs] of Object.entries(measurements(tokens)))
      results[name] = await beside(load, name, jobs, TARGETS[name]);
    report('bench', results);
  });

async function openDays(db) {
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
