import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { addMinutes } from '@laundry/shared/time/jst';
import { JobRun } from '../../src/common/jobs/job-run.entity.js';
import { JobRunner } from '../../src/common/jobs/job-runner.js';
import { MonthTurnJob } from '../../src/modules/month-turn/month-turn.job.js';
import { blankAccount } from '../../src/modules/users/accounts/blank-account.js';
import { User } from '../../src/modules/users/user.entity.js';
import { buildCustomer } from '../harness/rows/build-people.js';
import { startServer } from '../harness/servers/server-process.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';
import { onMysql } from '../harness/servers/test-database.js';

const KILL_AT = pathToFileURL(resolve(__dirname, '../harness/faults/kill-at.mjs')).href;
const BEFORE = '2026-11-01 00:05:00';
const SLOT = '2026-12-01 00:05:00';
const CUSTOMERS = 1_500;
/** Their months are billed with the turn: no card is charged one by one after it. */
const BY_INVOICE = { payment_method_id: PAYMENT_METHOD.invoice, latest_payment_method_id: PAYMENT_METHOD.invoice };
const never = new AbortController().signal;

let app: RunningApp;
beforeEach(async () => {
  app = await startApp({ now: '2026-11-30 23:00:00' });
  const { id: _id, ...model } = await buildCustomer(app, { available_request_count: 0, ...BY_INVOICE });
  const others = Array.from({ length: CUSTOMERS - 1 }, (_, i) => {
    const { email, email_key, invitation_code } = blankAccount(`customer${i}@example.com`, '', app.clock.now());
    return { ...model, email, email_key, invitation_code };
  });
  await app.database.insertAll(User, others);
  // What a server that is started finds done already.
  const done = { state: 'done', owner: null, found: 0, done: 0, failed: 0 };
  await app.database.manager.insert(JobRun, { job: 'month-turn', slot: BEFORE, lease_until: BEFORE, ...done });
});
afterEach(() => app.close());

const inNovember = () => app.database.manager.countBy(User, { turned_month: '2026-11' });

/** Another replica turns the month, and ends after the first hundred customers, by this signal. */
async function turnBegunElsewhere(by: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const from = join(app.dataDir, 'begun');
  // A file of SQLite has one server at a time: there it is this one that is started again.
  const back = onMysql ? null : await app.stop();
  const { child } = await startServer({
    ...app.env,
    APP_NOW: '2026-12-01 00:04:58',
    JOBS_ENABLED: 'on',
    NODE_OPTIONS: `--import ${KILL_AT}`,
    KILL_AT: 'commit:after:1',
    KILL_FROM: from,
    KILL_BY: by,
  });
  const ended = once(child, 'exit');
  writeFileSync(from, '');
  expect(await ended).toEqual([null, by]);
  if (back !== null) app = await back();
  const left = await inNovember();
  expect([left > 0, left < CUSTOMERS]).toEqual([true, true]);
}

/** What this server comes to when it looks so many seconds past the slot: whether the slot is over. */
const look = (seconds: number): Promise<boolean> => {
  Object.assign(app.clock, { steadyMillis: () => seconds * 1_000 }).set(addMinutes(SLOT, seconds / 60));
  const job = app.app.get(MonthTurnJob, { strict: false });
  return app.app.get(JobRunner, { strict: false }).runSlot(job, SLOT, never);
};

test('the turn of a server that was killed in its middle is ended by another within 30 s', async () => {
  await turnBegunElsewhere('SIGKILL');
  for (const seconds of [10, 15, 20]) expect([seconds, await look(seconds)]).toEqual([seconds, false]);
  expect(await look(30)).toBe(true);
  expect(await inNovember()).toBe(0);
}, 120_000);

test('the turn of a server that was told to end in its middle is ended by another at its next look', async () => {
  await turnBegunElsewhere('SIGTERM');
  expect(await look(5)).toBe(true);
  expect(await inNovember()).toBe(0);
}, 120_000);
