import { ABSENCE_STATUS, PROGRESS } from '@laundry/shared/constants/progress';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { SAME_TIME_DELIVERY } from '@laundry/shared/time/jst';
import { OperationHistory } from '../../../src/modules/history/operation-history.entity.js';
import { Mail } from '../../../src/modules/mail/mail.entity.js';
import { WashRequest } from '../../../src/modules/wash-requests/request/wash-request.entity.js';
import { buildAdmin } from '../../harness/rows/build-people.js';
import { cancel, post, put, rowOf, signedIn, startWithAreas } from '../../harness/calls/own-requests.js';
import { NOW, type RunningApp } from '../../harness/servers/start-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startWithAreas({
    'a stamp says who made it': 'a request is folded by its row alone',
    'the history has each stage of a request, and each that was taken back': 'a request is folded by its row alone',
  });
});
afterAll(() => app.close());
afterEach(() => app.clock.set(NOW));

describe('a same-time plan', () => {
  const sameTime = { plan_id: 't8_2_1', available_request_count: 8 };
  const at = (sched_pickup_dt: string) => ({ sched_pickup_dt, count: 2 });

  it('delivers with the next pickup, and with none again when that is cancelled', async () => {
    const { caller } = await signedIn(app, sameTime);
    const first = (await post(caller, at('2026-11-26 13:00:00')).expect(201)).body;
    expect(first).toMatchObject({
      sched_delivery_dt: SAME_TIME_DELIVERY,
      is_tentative: true,
      canChangeDeliveryDt: false,
    });
    const last = (await post(caller, at('2026-12-03 13:00:00')).expect(201)).body;
    const middle = (await post(caller, at('2026-11-30 10:00:00')).expect(201)).body;
    expect(await rowOf(app, first.id)).toMatchObject({ sched_delivery_dt: '2026-11-30 10:00:00', is_tentative: false });
    expect(await rowOf(app, middle.id)).toMatchObject({
      sched_delivery_dt: '2026-12-03 13:00:00',
      is_tentative: false,
    });
    await cancel(caller, middle.id).expect(204);
    expect(await rowOf(app, first.id)).toMatchObject({ sched_delivery_dt: '2026-12-03 13:00:00' });
    await cancel(caller, last.id).expect(204);
    expect(await rowOf(app, first.id)).toMatchObject({ sched_delivery_dt: SAME_TIME_DELIVERY, is_tentative: true });
  });

  it('says in the history of a request that its delivery went along with another’s pickup, and in a mail when', async () => {
    const { caller, user } = await signedIn(app, sameTime);
    const first = (await post(caller, at('2026-11-26 13:00:00')).expect(201)).body;
    const last = (await post(caller, at('2026-12-03 13:00:00')).expect(201)).body;
    const middle = (await post(caller, at('2026-11-30 10:00:00')).expect(201)).body;
    await cancel(caller, middle.id).expect(204);
    const admin = await app.as(await buildAdmin(app));
    const moved = { sched_pickup_dt: '2026-12-04 13:00:00' };
    await admin.put(`/admin/washRequests/${last.id}`).send(moved).expect(200);
    const entries = await app.database.manager.find(OperationHistory, {
      where: { wreq_id: first.id },
      order: { id: 1 },
    });
    const steps = [SAME_TIME_DELIVERY, '2026-12-03 13:00:00', '2026-11-30 10:00:00', '2026-12-03 13:00:00'];
    expect(entries.map(({ operation_type, changes }) => [operation_type, JSON.parse(changes)])).toEqual([
      [OPERATION.requestCreated, {}],
      ...steps.slice(1).map((to, before) => [OPERATION.requestChanged, { sched_delivery_dt: [steps[before], to] }]),
      [OPERATION.requestDateChangedByOperator, { sched_delivery_dt: ['2026-12-03 13:00:00', '2026-12-04 13:00:00'] }],
    ]);
    expect(entries.map(({ user_id }) => user_id)).toEqual(entries.map(() => user.id));
    const mails = await app.database.manager.find(Mail, { where: { user_id: user.id }, order: { id: 'ASC' } });
    expect(mails[2]?.body).toContain('12月3日');
  });

  it('moves the delivery along with a moved pickup; the delivery itself cannot be changed', async () => {
    const { caller } = await signedIn(app, sameTime);
    const first = (await post(caller, at('2026-11-26 13:00:00')).expect(201)).body;
    const second = (await post(caller, at('2026-11-27 13:00:00')).expect(201)).body;
    await put(caller, second.id, { sched_pickup_dt: '2026-12-01 11:00:00' }).expect(200);
    expect(await rowOf(app, first.id)).toMatchObject({ sched_delivery_dt: '2026-12-01 11:00:00' });
    const { body } = await put(caller, first.id, { sched_delivery_dt: '2026-12-02 11:00:00' }).expect(422);
    expect(Object.keys(body.errors)).toEqual(['sched_delivery_dt']);
    const moved = { sched_pickup_dt: '2026-12-02 13:00:00', sched_delivery_dt: '2026-12-01 11:00:00' };
    await put(caller, first.id, moved).expect(200);
    expect(await rowOf(app, first.id)).toMatchObject({ sched_delivery_dt: SAME_TIME_DELIVERY, is_tentative: true });
    expect(await rowOf(app, second.id)).toMatchObject({
      sched_delivery_dt: '2026-12-02 13:00:00',
      is_tentative: false,
    });
  });

  it('keeps its link when the placeholder is sent along', async () => {
    const { caller } = await signedIn(app, sameTime);
    const first = (await post(caller, at('2026-11-26 13:00:00')).expect(201)).body;
    await post(caller, at('2026-11-30 13:00:00')).expect(201);
    await put(caller, first.id, { sched_delivery_dt: SAME_TIME_DELIVERY }).expect(200);
    expect(await rowOf(app, first.id)).toMatchObject({ sched_delivery_dt: '2026-11-30 13:00:00', is_tentative: false });
    const moved = { sched_pickup_dt: '2026-11-27 13:00:00', sched_delivery_dt: SAME_TIME_DELIVERY };
    await put(caller, first.id, moved).expect(200);
    expect(await rowOf(app, first.id)).toMatchObject({
      sched_pickup_dt: '2026-11-27 13:00:00',
      sched_delivery_dt: '2026-11-30 13:00:00',
    });
  });

  it('is not delivered again once its delivery has another date', async () => {
    const { caller } = await signedIn(app, sameTime);
    const first = (await post(caller, at('2026-11-26 13:00:00')).expect(201)).body;
    const second = (await post(caller, at('2026-11-30 13:00:00')).expect(201)).body;
    const folded = {
      status: PROGRESS.folded,
      result_pickup_dt: NOW,
      result_wash_dt: NOW,
      result_fold_dt: NOW,
      absence_status: ABSENCE_STATUS.deliveryAgain,
    };
    await app.database.manager.update(WashRequest, { id: first.id }, folded);
    await put(caller, second.id, { sched_pickup_dt: '2026-12-01 11:00:00' }).expect(200);
    expect(await rowOf(app, first.id)).toMatchObject({ sched_delivery_dt: '2026-12-01 11:00:00', absence_status: 0 });
  });

  it.each([
    ['one bag', { count: 1 }],
    ['a delivery date', { sched_delivery_dt: '2026-12-02 11:00:00' }],
  ])('does not take %s', async (_name, fields) => {
    const { caller } = await signedIn(app, sameTime);
    await post(caller, { ...at('2026-11-26 13:00:00'), ...fields }).expect(422);
  });

  it.each([
    ['2026-11-25 10:59:00', 201],
    ['2026-11-25 11:00:00', 409],
  ])('takes a pickup for today at %s: %i', async (now, status) => {
    const { caller } = await signedIn(app, sameTime);
    app.clock.set(now);
    await post(caller, at('2026-11-25 19:00:00')).expect(status);
  });
});
