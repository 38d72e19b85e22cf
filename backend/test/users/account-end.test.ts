import { PROGRESS } from '@laundry/shared/constants/progress';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { SAME_TIME_DELIVERY } from '@laundry/shared/time/jst';
import { Mail } from '../../src/modules/mail/mail.entity.js';
import { Outbox } from '../../src/modules/mail/outbox.js';
import { CountEntry } from '../../src/modules/balance/count-entry.entity.js';
import type { User } from '../../src/modules/users/user.entity.js';
import { buildAdmin } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import {
  bagsOf,
  operationsOf,
  placesOn,
  post,
  rowOf,
  signedIn,
  startWithAreas,
  THURSDAY,
} from '../harness/calls/own-requests.js';
import type { Caller, RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let admin: Caller;
beforeAll(async () => {
  app = await startWithAreas();
  admin = await app.as(await buildAdmin(app));
});
afterAll(() => app.close());

const withdraw = (user: User) => admin.post(`/admin/users/${user.id}/status`).send({ status: 90 });
const ledgerOf = async (user: User): Promise<number> =>
  (await app.database.manager.findBy(CountEntry, { user_id: user.id })).reduce((sum, { delta }) => sum + delta, 0);
const mails = async (user: User): Promise<(readonly [string, string])[]> => {
  const rows = await app.database.manager.find(Mail, { where: { user_id: user.id }, order: { id: 'ASC' } });
  return rows.map(({ template, state }) => [template, state] as const);
};

describe('status 90 by an operator', () => {
  it('ends the requests that nobody began: bags and places come back, the customer is told', async () => {
    const { user, caller } = await signedIn(app);
    const thursday = await buildRequest(app, user, { count: 2 });
    const friday = await buildRequest(app, user, { count: 3, sched_pickup_dt: '2026-11-27 13:00:00' });
    const places = [await placesOn(app, '2026-11-26'), await placesOn(app, '2026-11-27')];
    await withdraw(user).expect(200);
    for (const { id } of [thursday, friday])
      expect(await rowOf(app, id)).toMatchObject({ cancel_kind: 2, cancelled_at: expect.any(String) });
    expect([await placesOn(app, '2026-11-26'), await placesOn(app, '2026-11-27')]).toEqual(places.map((n) => n - 1));
    expect([await bagsOf(app, user), await ledgerOf(user)]).toEqual([8, 8]);
    const { pickupCancelledByOperator, statusChanged, billingStopped } = OPERATION;
    const entries = [pickupCancelledByOperator, pickupCancelledByOperator, statusChanged, billingStopped];
    expect(await operationsOf(app, user)).toEqual(entries);
    const told = ['request_cancelled_by_operator', 'waiting'];
    expect(await mails(user)).toEqual([told, told]);
    await caller.get('/users/me').expect(401);
    const { body } = await admin
      .get('/admin/washRequest')
      .query({ from: '2026-11-26T00:00:00', to: '2026-11-27T23:59:59', user_id: user.id });
    expect(body).toEqual([]);
  });

  it('lets go of what waits for its payment, without a word', async () => {
    const { user } = await signedIn(app, { plan_id: 'tx_2', available_request_count: 0 });
    const unpaid = await buildRequest(app, user, { pay_by: '2026-11-25 09:30:00', size: 5 });
    const places = await placesOn(app, '2026-11-26');
    await withdraw(user).expect(200);
    expect(await rowOf(app, unpaid.id)).toMatchObject({ cancel_kind: 5 });
    expect(await placesOn(app, '2026-11-26')).toBe(places - 1);
    expect([await bagsOf(app, user), await mails(user)]).toEqual([0, []]);
  });

  it('leaves what was picked up to be delivered', async () => {
    const { user } = await signedIn(app, { plan_id: 't8_1_1', pickup_delivery_type: 1 });
    const sameTime = { count: 2, is_tentative: false };
    const inHand = { ...sameTime, status: PROGRESS.pickedUp, result_pickup_dt: '2026-11-24 10:00:00' };
    const first = await buildRequest(app, user, {
      ...inHand,
      sched_pickup_dt: '2026-11-24 10:00:00',
      sched_delivery_dt: '2026-11-26 13:00:00',
    });
    const tentative = { is_tentative: true, sched_delivery_dt: SAME_TIME_DELIVERY };
    const next = await buildRequest(app, user, { ...sameTime, ...tentative });
    await withdraw(user).expect(200);
    expect((await rowOf(app, next.id)).cancel_kind).toBe(2);
    expect(await rowOf(app, first.id)).toMatchObject({ cancelled_at: null, sched_delivery_dt: SAME_TIME_DELIVERY });
    await admin
      .post(`/admin/washRequest/${first.id}/setDate`)
      .send({ result_wash_dt: '2026-11-25 09:00:00', status: 1 })
      .expect(200);
  });

  it('cancels the mails that invite somebody who is gone, and no others', async () => {
    const { user } = await signedIn(app);
    const outbox = app.app.get(Outbox, { strict: false });
    await outbox.enqueue({ template: 'password_reset', to: user, data: { link: null } });
    await outbox.enqueue({ template: 'password_changed', to: user, data: {} });
    await withdraw(user).expect(200);
    expect(await mails(user)).toEqual([
      ['password_reset', 'dead'],
      ['password_changed', 'waiting'],
    ]);
  });

  it('beside a booking: none is left', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { user, caller } = await signedIn(app);
      const places = await placesOn(app, '2026-11-26');
      const [booked, ended] = await Promise.all([post(caller, THURSDAY), withdraw(user)]);
      expect(ended.status).toBe(200);
      expect([201, 401, 403, 404]).toContain(booked.status);
      const open = await app.database.query('SELECT id FROM wash_requests WHERE user_id = ? AND cancelled_at IS NULL', [
        user.id,
      ]);
      expect(open).toEqual([]);
      expect([await bagsOf(app, user), await ledgerOf(user), await placesOn(app, '2026-11-26')]).toEqual([
        8,
        8,
        places,
      ]);
    }
  });
});
