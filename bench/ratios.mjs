// Prints the three ratios of the quality figures (handbook/quality.md): the server's requests a second against a bare node:http
// and mysql2 server with the same SQL and token check, measured in turn, with a pair of the bare server and itself.
import { beside } from './beside.mjs';
import { customers, openDays, writes } from './world/bookings.mjs';
import { dayText, seed } from './world/seed.mjs';
import { sessions } from './world/session.mjs';
import { PORTS, SEED, TARGETS } from './world/settings.mjs';
import { inWorld, report } from './world/world.mjs';

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
