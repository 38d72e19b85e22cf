import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { InvoicedMonths1763700000120 } from '../../src/database/migrations/0120-invoiced-months.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { billed, COMPANY } from '../harness/rows/own-payments.js';
import { cancel, rowOf, signedIn } from '../harness/calls/own-requests.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

it('what stands in a month whose invoice was issued before there was a mark has that month', async () => {
  const { user, caller } = await signedIn(app, COMPANY);
  const { user: other } = await signedIn(app, COMPANY);
  await billed(app, user, 13_250);
  const of = async (whose: typeof user, sched_pickup_dt: string) =>
    (await buildRequest(app, whose, { sched_pickup_dt, cost_centre: '営業' })).id;
  const ids = [
    await of(user, '2026-10-05 10:00:00'),
    await of(user, '2026-11-27 10:00:00'),
    await of(other, '2026-10-05 11:00:00'),
  ];
  const cancelled = await of(user, '2026-11-28 10:00:00');
  await cancel(caller, cancelled).expect(204);
  const document = { subject: '2026-10', addressee: '株式会社山田 御中' };
  await caller.post('/users/me/payments/documents').send(document).expect(201);
  const marks = async () => Promise.all([...ids, cancelled].map(async (id) => (await rowOf(app, id)).invoiced_month));
  const issued = ['2026-10', null, null, null];
  expect(await marks()).toEqual(issued);
  const runner = app.app.get(DataSource, { strict: false }).createQueryRunner();
  const migration = new InvoicedMonths1763700000120();
  await migration.down(runner);
  await migration.up(runner);
  await runner.release();
  expect(await marks()).toEqual(issued);
});
