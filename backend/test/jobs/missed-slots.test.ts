import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@laundry/shared/time/jst';
import { JobClock } from '../../src/common/jobs/job-clock.js';
import { JobRun } from '../../src/common/jobs/job-run.entity.js';
import { JobRunner } from '../../src/common/jobs/job-runner.js';
import { latestSlot } from '../../src/common/jobs/schedule.js';
import { buildCustomer } from '../harness/rows/build-people.js';
import { NOW, startApp, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;

beforeAll(async () => {
  app = await startApp();
  await buildCustomer(app);
});
afterAll(() => app.close());

test('the first look of a server does the latest slot of every job, after weeks in which none ran', async () => {
  const { all } = app.app.get(JobRunner, { strict: false });
  const now = addDays(NOW, 40);
  app.clock.set(now);
  const jobs = app.app.get(JobClock, { strict: false });
  await jobs.tick();
  await jobs.beforeApplicationShutdown();
  const done = await app.database.manager.findBy(JobRun, { state: 'done' });
  const slots = all.map(({ name, schedule }) => `${name} ${latestSlot(schedule, now)}`);
  expect(done.map(({ job, slot }) => `${job} ${slot}`).sort()).toEqual(slots.sort());
});
