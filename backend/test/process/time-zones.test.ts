import { once } from 'node:events';
import request from 'supertest';
import { createMigratedDatabase } from '../harness/servers/migrated-database.js';
import { startServer } from '../harness/servers/server-process.js';

/** Twenty to midnight in Japan: another day, and another month, in most of the world. */
const APP_NOW = '2026-11-30 23:40:00';
const SPAN = 'from=2026-11-30 00:00:00&to=2026-12-14 23:59:59';
const READ = {
  'admin@example.com': [
    `/admin/washRequest?${SPAN}`,
    `/admin/washRequest/downloadCsv1?${SPAN}`,
    '/admin/today',
    '/admin/operationHistories?month=2026-11',
    '/admin/nationalHolidays?from=2026-11-01&to=2027-01-31',
    '/admin/fullDays?from=2026-12-01&to=2026-12-31',
  ],
  'monthly@example.com': [
    '/users/me',
    '/users/me/washRequests',
    '/users/me/pickupDates?from=2026-11-30&to=2026-12-31',
    '/users/me/payments',
    '/users/me/weekRequests/weeks',
    '/businessHolidays',
  ],
};
const BOOKING = { sched_pickup_dt: '2026-12-03 21:30:00', sched_delivery_dt: '2026-12-10 10:00:00', count: 1 };

/** What a server tells whose process is in a time zone, the minutes in which it began and was asked aside. */
async function told(TZ: string): Promise<string[]> {
  const base = await createMigratedDatabase();
  const { child, url } = await startServer({ DATABASE_URL: base.url, DEMO: '1', APP_NOW, TZ });
  const answers: string[] = [];
  const note = (what: string, { status, text }: request.Response) =>
    answers.push(`${what}: ${status} ${text.replaceAll(/(2026-11-30 2[23]):4\d:\d\d/g, '$1:4')}`);
  try {
    for (const [email, paths] of Object.entries(READ)) {
      const signedIn = await request(url).post('/api/v1/login').send({ email, password: 'demo1234' });
      const caller = request.agent(`${url}/api/v1`).auth(String(signedIn.body.access_token), { type: 'bearer' });
      if (email.startsWith('monthly')) note('a booking', await caller.post('/users/me/washRequests').send(BOOKING));
      for (const path of paths) note(path, await caller.get(path));
    }
    return answers;
  } finally {
    child.kill();
    await once(child, 'close');
    await base.drop();
  }
}

test('a server tells the same wherever its process is: days and months are those of Japan', async () => {
  const inJapan = await told('Asia/Tokyo');
  expect(inJapan.filter((each) => !/: 20[01] /.test(each))).toEqual([]);
  expect(await told('Pacific/Kiritimati')).toEqual(inJapan);
  expect(await told('America/St_Johns')).toEqual(inJapan);
});
