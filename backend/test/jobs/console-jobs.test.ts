import { JobRun } from '../../src/common/jobs/job-run.entity.js';
import { JobRunner } from '../../src/common/jobs/job-runner.js';
import { JobSlots } from '../../src/common/jobs/job-slots.js';
import type { JobView } from '../../src/modules/jobs/job.view.js';
import { buildAdmin } from '../harness/rows/build-people.js';
import { NOW, startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';
import { until } from '../harness/looks/until.js';

let app: RunningApp;
let admin: Caller;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as(await buildAdmin(app, { name1: '山田', name2: '花子' }));
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOW);
  await app.database.manager.createQueryBuilder().delete().from(JobRun).execute();
});

const listed = async (): Promise<JobView[]> => (await admin.get('/admin/jobs').expect(200)).body;
const latestOf = async (name: string) => (await listed()).find((job) => job.name === name)?.runs[0];
const start = (name: string) => admin.post(`/admin/jobs/${name}/run`);

test('every job is listed with when it runs, and none has run', async () => {
  const runner = app.app.get(JobRunner, { strict: false });
  const jobs = await listed();
  expect(jobs.map(({ name }) => name)).toEqual(runner.all.map(({ name }) => name));
  expect(jobs.find(({ name }) => name === 'month-turn')).toEqual({
    name: 'month-turn',
    every_seconds: null,
    daily_at: null,
    monthly_at: '00:05',
    next_at: '2026-12-01 00:05:00',
    overdue_since: null,
    runs: [],
  });
});

test('a job whose planned time has passed says so until a run of it is done', async () => {
  const cleanUp = async () => (await listed()).find(({ name }) => name === 'clean-up');
  app.clock.set('2026-11-25 03:40:00');
  expect(await cleanUp()).toMatchObject({ next_at: '2026-11-26 03:30:00', overdue_since: null });
  app.clock.set(NOW);
  expect(await cleanUp()).toMatchObject({ next_at: '2026-11-26 03:30:00', overdue_since: '2026-11-25 03:30:00' });
  const run = () => Promise.reject(new RangeError());
  const runner = app.app.get(JobRunner, { strict: false });
  const job = { name: 'clean-up', schedule: { dailyAt: '03:30' }, run } as const;
  await runner.runSlot(job, '2026-11-25 03:30:00', new AbortController().signal);
  expect(await cleanUp()).toMatchObject({ overdue_since: '2026-11-25 03:30:00' });
  expect((await start('clean-up')).status).toBe(204);
  await until(async () => (await latestOf('clean-up'))?.state === 'done');
  expect(await cleanUp()).toMatchObject({ overdue_since: null });
});

test('a job that is begun by hand runs, once at a time, and says when, by whom, and what came of it', async () => {
  const answers = await Promise.all([start('clean-up'), start('clean-up'), start('clean-up')]);
  const begun = answers.filter(({ status }) => status === 204);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(answers.length - begun.length);
  await until(async () => (await latestOf('clean-up'))?.state === 'done');
  expect(await app.database.manager.countBy(JobRun, { job: 'clean-up' })).toBe(begun.length);
  expect(await latestOf('clean-up')).toMatchObject({
    started_at: expect.stringMatching(/^2026-11-25 09:/),
    ended_at: expect.stringMatching(/^2026-11-25 09:/),
    failed: 0,
    error: null,
    started_by: '山田 花子',
  });
});

test('a job at which another replica is at work is not begun', async () => {
  await app.app.get(JobSlots, { strict: false }).claim('auto-cancel', '2026-11-25 09:00:00');
  const { status, body } = await start('auto-cancel');
  expect([status, body.reason]).toEqual([409, 'stale']);
  expect(await latestOf('auto-cancel')).toMatchObject({ state: 'running', started_by: null });
});

test('a job whose replica has been silent for long is called stopped, and can be begun', async () => {
  await app.app.get(JobSlots, { strict: false }).claim('auto-cancel', '2026-11-25 09:00:00');
  app.clock.set('2026-11-25 09:05:00');
  expect((await latestOf('auto-cancel'))?.state).toBe('stopped');
  expect((await start('auto-cancel')).status).toBe(204);
  await until(async () => (await latestOf('auto-cancel'))?.state === 'done');
});

test('a job that failed says of what kind of error, without its words', async () => {
  const run = () => Promise.reject(new RangeError('somebody@example.com'));
  const job = { name: 'remind-pickup', schedule: { everySeconds: 300 }, run };
  await app.app.get(JobRunner, { strict: false }).runSlot(job, NOW, new AbortController().signal);
  expect(await latestOf('remind-pickup')).toMatchObject({ state: 'failed', error: 'RangeError', ended_at: NOW });
});

test('the latest five runs of a job are shown, the latest first', async () => {
  const runner = app.app.get(JobRunner, { strict: false });
  const run = () => Promise.resolve({ found: 3, done: 2, failed: 1 });
  for (const minute of [0, 5, 10, 15, 20, 25])
    await runner.runSlot(
      { name: 'expire-payments', schedule: { everySeconds: 300 }, run },
      `2026-11-25 08:${String(minute).padStart(2, '0')}:00`,
      new AbortController().signal,
    );
  const job = (await listed()).find(({ name }) => name === 'expire-payments');
  expect(job?.runs.map(({ slot }) => slot.slice(14, 16))).toEqual(['25', '20', '15', '10', '05']);
  expect(job?.runs[0]).toMatchObject({ found: 3, done: 2, failed: 1 });
});

test('what is no job cannot be begun', async () => {
  expect((await start('nonsense')).status).toBe(404);
});
