// What metrics cost: the CPU time of the smallest call with them and without, and a reading of a week's rows (docs/operating.md).
import { setTimeout as pause } from 'node:timers/promises';
import { limitOf } from './figure.mjs';
import { median } from './median.mjs';
import { cpuMillisOf } from './world/processes.mjs';
import { insert, seed } from './world/seed.mjs';
import { sessions } from './world/session.mjs';
import { METRICS, PORTS, SECRET } from './world/settings.mjs';
import { inWorld, report } from './world/world.mjs';

/** Stored figures are read anew after so many ms. */
const STALE = 5_100;
const SLOT_SECONDS = 10;
const WEEK = 7 * 24 * 60 * 60;
const people = 200;

export const metrics = (mysqlUrl) =>
  inWorld(mysqlUrl, async ({ database, server, load }) => {
    const { db, url } = await database();
    const quiet = { child: await server(PORTS.small, url), port: PORTS.small };
    const measured = { child: await server(PORTS.large, url, { METRICS_TOKEN: SECRET }), port: PORTS.large };
    process.stdout.write('seeding …\n');
    await seed(db, { requests: 10_000 });
    await aWeekOfRuns(db);
    const tokens = await sessions(
      db,
      Array.from({ length: people }, (_, place) => place + 2),
    );
    const requests = tokens.map((token) => ({
      method: 'GET',
      path: '/api/v1/users/me',
      headers: { authorization: `Bearer ${token}` },
    }));

    const rounds = [];
    for (let round = -1; round < METRICS.rounds; round += 1) {
      const [first, second] = round % 2 === 0 ? [quiet, measured] : [measured, quiet];
      const found = new Map([
        [first, await cpuOfCall(first)],
        [second, await cpuOfCall(second)],
      ]);
      // The first warms both up.
      if (round >= 0) rounds.push({ without: found.get(quiet), with: found.get(measured) });
    }
    // Whatever else the machine does only adds.
    const cpu = (side) => Math.min(...rounds.map((each) => each[side]));
    const overhead = cpu('with') / cpu('without');
    process.stdout.write(
      `a call: ${cpu('without').toFixed(3)} ms of CPU, ${cpu('with').toFixed(3)} with metrics: ratio ${overhead.toFixed(3)} (${limitOf('a call', overhead, { atMost: METRICS.overhead })})\n`,
    );

    const readings = [];
    for (let reading = 0; reading < METRICS.readings; reading += 1) {
      await pause(STALE);
      readings.push({ anew: await read(measured), again: await read(measured) });
    }
    const millis = median(readings.map(({ anew }) => anew.millis));
    const size = readings.at(-1).anew.bytes;
    process.stdout.write(
      `a reading: ${millis.toFixed(1)} ms (${limitOf('a reading', millis, { atMost: METRICS.millis })}), ${median(readings.map(({ again }) => again.millis)).toFixed(1)} ms within five seconds of another; ${(size / 1024).toFixed(0)} KiB\n`,
    );
    report('bench-metrics', { rounds, readings });

    async function cpuOfCall({ child, port }) {
      const before = cpuMillisOf(child);
      const { sent } = await load.measure({
        port,
        seconds: 60,
        connections: 4,
        requests: Array.from({ length: METRICS.calls }, (_, place) => requests[place % requests.length]),
      });
      return (cpuMillisOf(child) - before) / sent;
    }
  });

async function read({ port }) {
  const began = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${SECRET}` } });
  const bytes = (await answer.arrayBuffer()).byteLength;
  if (!answer.ok) throw new Error(`/metrics answered ${answer.status}`);
  return { millis: performance.now() - began, bytes };
}

/** The job that runs most often, for as long as its runs are kept. */
async function aWeekOfRuns(db) {
  const end = Date.parse('2026-11-25T00:00:00Z');
  const rows = Array.from({ length: WEEK / SLOT_SECONDS }, (_, place) => {
    const slot = new Date(end - place * SLOT_SECONDS * 1_000).toISOString().slice(0, 19).replace('T', ' ');
    return { job: 'deliver-mail', slot, state: 'done', lease_until: slot, found: 1, done: 1, failed: 0 };
  });
  await insert(db, 'job_runs', rows);
  await db.query('ANALYZE TABLE job_runs');
}
