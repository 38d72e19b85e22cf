import type { JobResult } from '../../src/common/jobs/job.js';
import { JobRunner } from '../../src/common/jobs/job-runner.js';
import { isUnavailable } from '../../src/common/transaction/database-errors.js';
import { RowKeeper } from '../harness/faults/kept-rows.js';
import { someAtEach } from '../harness/faults/statement-faults.js';
import { WholeOrNothing } from '../harness/faults/whole-or-nothing.js';
import { EDGES } from '../harness/month-edge/moments.js';
import { COMPANY, CONFIRMS } from '../harness/month-edge/scene.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildCustomer } from '../harness/rows/build-people.js';
import { buildSchedule } from '../harness/rows/build-schedule.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';

const [[LAST, FIRST]] = EDGES;
const COMPANIES = 3;

let app: RunningApp;
let keeper: RowKeeper;
beforeAll(async () => {
  app = await startApp({ now: `${LAST} 23:55:00` });
  await buildArea(app);
  for (let made = 0; made < COMPANIES; made += 1) {
    const user = await buildCustomer(app, { ...COMPANY, ...CONFIRMS, next_month_plan_valid_from: FIRST });
    await buildSchedule(app, user, { from_month: '2026-01', count: 1, week_type: 3 });
  }
  keeper = await RowKeeper.of(app);
});
afterAll(async () => {
  await keeper.close();
  await app.close();
});

const results: (JobResult | null)[] = [];

/** What the job comes to; one that fails is run again, like a call that is answered 503. */
async function turnAll() {
  try {
    const runner = app.app.get(JobRunner, { strict: false });
    const result = await runner.runByName('month-turn', new AbortController().signal);
    results.push(result);
    return { status: result?.failed === 0 ? 200 : 500, text: JSON.stringify(result), headers: {} };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return { status: 503, text: '', headers: { 'retry-after': '1' } };
  }
}

test('several companies that are turned at once are all turned, each once, whichever statement fails', async () => {
  const useCase = { begin: () => app.clock.set(`${FIRST} 00:05:00`), play: turnAll, inSteps: true, goesOn: true };
  await new WholeOrNothing(app, keeper).expect(useCase, someAtEach);
  expect(results[0]).toEqual({ found: COMPANIES, done: COMPANIES, failed: 0 });
});
