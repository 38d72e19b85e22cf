// A day of a company with 20,000 customers and 100 staff on one process with its jobs: what each call costs it in CPU time, how
// often a day has it, and how many such days one core carries in 24 hours. Printed, for sizing (docs/operating.md#sizing).
import { PasswordHasher } from '../backend/dist/common/crypto/password-hasher.js';
import { cpuMillisOf } from './world/processes.mjs';
import { dayText, seed } from './world/seed.mjs';
import { sessions } from './world/session.mjs';
import { MIXED_DAY, PORTS } from './world/settings.mjs';
import { inWorld, report } from './world/world.mjs';

const SECONDS_OF_DAY = 86_400;
const PASSWORD = 'bench-password-1';
const people = 500;

export const mixedDay = (mysqlUrl) =>
  inWorld(mysqlUrl, async ({ database, server, load }) => {
    const { db, url } = await database();
    const child = await server(PORTS.server, url, { JOBS_ENABLED: 'on' });
    process.stdout.write('seeding …\n');
    await seed(db);
    await db.query('UPDATE users SET password_hash = ?', [await new PasswordHasher().hash(PASSWORD)]);
    const everybody = Array.from({ length: people + 1 }, (_, place) => place + 1);
    const calls = callsOf(await sessions(db, everybody));
    const found = [];
    for (const [name, requests] of Object.entries(calls)) found.push(await measure(name, requests));
    const perDay = found.reduce((sum, { cpuMillis, perDay: times }) => sum + (cpuMillis * times) / 1000, 0);
    const days = SECONDS_OF_DAY / perDay;
    process.stdout.write(
      `a mixed day: ${perDay.toFixed(0)} s of CPU; one process on one core carries ${days.toFixed(0)} such days in a day\n`,
    );
    report('bench-mixed-day', { calls: found, cpuSeconds: perDay, days });

    async function measure(name, requests) {
      const { perDay: times, count } = MIXED_DAY[name];
      const before = cpuMillisOf(child);
      const result = await load.measure({
        port: PORTS.server,
        seconds: 30,
        connections: 4,
        requests: Array.from({ length: count }, (_, place) => requests[place % requests.length]),
      });
      const cpuMillis = (cpuMillisOf(child) - before) / result.sent;
      process.stdout.write(
        `${name.padEnd(16)} ${String(times).padStart(6)} a day, ${cpuMillis.toFixed(2)} ms of CPU each, p99 ${result.p99.toFixed(0)} ms\n`,
      );
      return { name, perDay: times, cpuMillis, p99: result.p99 };
    }
  });

function callsOf([admin, ...tokens]) {
  const by = (token) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });
  const get = (token, path) => ({ method: 'GET', path: `/api/v1/${path}`, headers: by(token) });
  const ofEach = (path) => tokens.map((token) => get(token, path));
  const days = Array.from({ length: 20 }, (_, place) => dayText(200 + place));
  return {
    'sign-in': tokens.map((_, place) => ({
      method: 'POST',
      path: '/api/v1/login',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `customer${place + 1}@bench.example`, password: PASSWORD }),
    })),
    me: ofEach('users/me'),
    masters: ofEach('masters'),
    'days to choose': ofEach('users/me/pickupDates'),
    'own requests': ofEach('users/me/washRequests'),
    booking: tokens.flatMap((token, place) =>
      [3, 4].map((week) => ({
        method: 'POST',
        path: '/api/v1/users/me/washRequests',
        headers: by(token),
        body: JSON.stringify({
          sched_pickup_dt: `${dayText(282 + 7 * week + (place % 3))} ${10 + (place % 12)}:30:00`,
          sched_delivery_dt: `${dayText(289 + 7 * week + (place % 3))} 14:00:00`,
          count: 1,
        }),
      })),
    ),
    'list of a day': days.map((day) => get(admin, `admin/washRequest?from=${day}%2000:00:00&to=${day}%2023:59:59`)),
    detail: Array.from({ length: 500 }, (_, place) => get(admin, `admin/washRequest/${1 + place * 19}`)),
    'a mark': Array.from({ length: 500 }, (_, place) => ({
      method: 'POST',
      path: `/api/v1/admin/washRequest/${94_001 + place}/setDate`,
      headers: by(admin),
      body: JSON.stringify({ result_pickup_dt: '2026-11-25 09:00:00', status: 0, count: 1, take: true }),
    })),
  };
}
