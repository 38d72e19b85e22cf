import { PROGRESS } from '@laundry/shared/constants/progress';
import { addMinutes, SAME_TIME_DELIVERY } from '@laundry/shared/time/jst';
import { Mail } from '../../../src/modules/mail/mail.entity.js';
import { WashRequest } from '../../../src/modules/wash-requests/request/wash-request.entity.js';
import { runJob } from '../../harness/calls/sandbox.js';
import { buildAdmin } from '../../harness/rows/build-people.js';
import { buildRequest } from '../../harness/rows/build-request.js';
import { put, rowOf, signedIn, startWithAreas } from '../../harness/calls/own-requests.js';
import { NOW, type RunningApp } from '../../harness/servers/start-app.js';

const UNPAID = { pay_by: addMinutes(NOW, 30) };

let app: RunningApp;
beforeAll(async () => {
  app = await startWithAreas({
    'a request ends for a reason, and only before it is delivered':
      'requests of a month wait for a payment by their rows alone',
    'a request that waits for its payment is a one-time request that nobody began':
      'requests of a month wait for a payment by their rows alone',
    'a one-time request that waits for its payment has one that can still be paid':
      'requests of a month wait for a payment by their rows alone',
  });
});
afterAll(() => app.close());

const run = (job: string) => runJob(app, job);

describe('a request that waits for its payment', () => {
  it('is not in the history of what was delivered', async () => {
    const { user, caller } = await signedIn(app);
    const delivered = {
      status: PROGRESS.delivered,
      result_pickup_dt: '2026-11-20 10:00:00',
      result_delivery_dt: '2026-11-24 10:00:00',
    };
    const { id } = await buildRequest(app, user, { ...delivered, sched_pickup_dt: '2026-11-20 10:00:00' });
    await buildRequest(app, user, { ...delivered, ...UNPAID, sched_pickup_dt: '2026-11-20 11:00:00' });
    const { body } = await caller.get('/users/me/washRequests').query({ state: 'history' }).expect(200);
    expect(body.map((row: { id: number }) => row.id)).toEqual([id]);
  });

  it('is no pickup that another delivery could go along with', async () => {
    const { user, caller } = await signedIn(app, { plan_id: 't8_1_1', pickup_delivery_type: 1 });
    const tentative = { count: 2, is_tentative: true, sched_delivery_dt: SAME_TIME_DELIVERY };
    const first = await buildRequest(app, user, { ...tentative, sched_pickup_dt: '2026-11-26 13:00:00' });
    await buildRequest(app, user, { ...tentative, ...UNPAID, sched_pickup_dt: '2026-12-02 13:00:00' });
    await put(caller, first.id, { sched_pickup_dt: '2026-11-27 13:00:00' }).expect(200);
    expect(await rowOf(app, first.id)).toMatchObject({ sched_delivery_dt: SAME_TIME_DELIVERY, is_tentative: true });
  });

  it('gets no reminder, also where one was written before', async () => {
    const { user } = await signedIn(app);
    const { id } = await buildRequest(app, user, { sched_pickup_dt: '2026-11-25 11:00:00' });
    await run('remind-pickup');
    await app.database.manager.update(WashRequest, { id }, UNPAID);
    await run('deliver-mail');
    expect(await app.database.manager.findBy(Mail, { user_id: user.id })).toMatchObject([{ state: 'dead' }]);
  });

  it('keeps its customer’s Saturdays: paid for a minute later, it is served on one', async () => {
    const admin = await app.as(await buildAdmin(app));
    const { user } = await signedIn(app, { plan_id: 'tx_2', available_request_count: 0, is_saturday_available: 1 });
    const dates = { sched_pickup_dt: '2026-11-28 13:00:00', sched_delivery_dt: '2026-12-01 13:00:00' };
    const { id } = await buildRequest(app, user, { ...dates, ...UNPAID, size: 5 });
    const noSaturdays = () => admin.post(`/admin/users/${user.id}/sat`).send({ is_saturday_available: 0 });
    expect((await noSaturdays().expect(409)).body.reason).toBe('have_data');
    app.clock.set(addMinutes(NOW, 31));
    await run('expire-payments');
    app.clock.set(NOW);
    expect(await rowOf(app, id)).toMatchObject({ cancel_kind: 5 });
    await noSaturdays().expect(200);
  });
});
