import { CANCEL_KIND } from '@laundry/shared/constants/progress';
import { OnetimePrice } from '../../src/modules/onetime-payments/onetime-price.entity.js';
import type { User } from '../../src/modules/users/user.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin } from '../harness/rows/build-people.js';
import { rowOf, signedIn } from '../harness/calls/own-requests.js';
import { decide, manualPaymentsOf, numberOf, paymentOf, runJob } from '../harness/calls/sandbox.js';
import { NOW, startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

/** Wednesday 15:00 to Thursday 16:00. */
const WISH = {
  sched_pickup_dt: '2026-11-25 15:00:00',
  sched_delivery_dt: '2026-11-26 16:00:00',
  count: 2,
  price: 6_000,
  onetime_payment_method_id: 1,
};

let app: RunningApp;
let operator: User;
let admin: Caller;
beforeAll(async () => {
  app = await startApp();
  await buildArea(app);
  operator = await buildAdmin(app);
  await app.database.manager.updateAll(OnetimePrice, { week1: 3_000, week2: 3_000, week3: 3_000, week4: 3_000 });
});
beforeEach(async () => {
  app.clock.set(NOW);
  admin = await app.as(operator);
});
afterAll(() => app.close());

interface Ordered {
  readonly user: User;
  readonly caller: Caller;
  readonly id: number;
}

const onetimer = (overrides: Partial<User> = {}) =>
  signedIn(app, { plan_id: 'tx_2', available_request_count: 0, created_at: '2026-09-01 10:00:00', ...overrides });

async function byCard(isPaid = true): Promise<Ordered & { readonly no: string }> {
  const { user, caller } = await onetimer();
  const { body } = await caller.post('/users/me/onetimeRequests').send(WISH).expect(201);
  const no = numberOf(body.payment);
  if (isPaid) await decide(app, no, 'approve');
  return { user, caller, id: body.id, no };
}

const ENDS: Readonly<Record<string, readonly [number, (ordered: Ordered) => Promise<unknown>]>> = {
  'its customer leaves': [CANCEL_KIND.customer, ({ caller }) => caller.delete('/users/me').expect(200)],
  'an operator ends the account': [
    CANCEL_KIND.operator,
    ({ user }) => admin.post(`/admin/users/${user.id}/status`).send({ status: 90 }).expect(200),
  ],
  'the account is deleted': [CANCEL_KIND.operator, ({ user }) => admin.delete(`/admin/users/${user.id}`).expect(204)],
  'an operator discards it': [
    CANCEL_KIND.discard,
    ({ id }) => admin.delete(`/admin/washRequests/delete/${id}`).expect(204),
  ],
  'nobody hands it over': [
    CANCEL_KIND.automatic,
    async () => {
      app.clock.set('2026-12-01 00:00:00');
      await runJob(app, 'auto-cancel');
    },
  ],
};

describe('a one-time request that was paid by card is to be given back, once, when', () => {
  it.each(Object.entries(ENDS))('%s', async (_name, [cancel_kind, end]) => {
    const ordered = await byCard();
    const kept = await byCard();
    await end(ordered);
    expect(await rowOf(app, ordered.id)).toMatchObject({ cancel_kind });
    expect(await paymentOf(app, ordered.no)).toMatchObject({ state: 'settled', refund_needed: true });
    expect(await manualPaymentsOf(app, ordered.user)).toMatchObject([
      { price: 6_000, page_id: 4, payment_method_id: 1, is_refund: true, bikou: '要返金', status_id: 1 },
    ]);
    if (cancel_kind !== CANCEL_KIND.automatic) expect(await manualPaymentsOf(app, kept.user)).toEqual([]);
    await decide(app, ordered.no, 'approve', 2);
    expect(await manualPaymentsOf(app, ordered.user)).toHaveLength(1);
  });

  it('it was dropped unpaid, and the money comes after all', async () => {
    const { user, id, no } = await byCard(false);
    await admin.post(`/admin/users/${user.id}/status`).send({ status: 90 }).expect(200);
    expect([await manualPaymentsOf(app, user), (await rowOf(app, id)).cancel_kind]).toEqual([[], CANCEL_KIND.unpaid]);
    await decide(app, no, 'approve');
    expect(await manualPaymentsOf(app, user)).toMatchObject([{ price: 6_000, is_refund: true }]);
  });
});

it('the other requests of the same customer stay paid', async () => {
  const first = await byCard();
  const next = { ...WISH, sched_pickup_dt: '2026-11-26 15:00:00', sched_delivery_dt: '2026-11-30 16:00:00' };
  const { body } = await first.caller.post('/users/me/onetimeRequests').send(next).expect(201);
  await decide(app, numberOf(body.payment), 'approve');
  await admin.delete(`/admin/washRequests/delete/${body.id}`).expect(204);
  expect((await paymentOf(app, first.no)).refund_needed).toBe(false);
  expect(await manualPaymentsOf(app, first.user)).toHaveLength(1);
});

it('a deferred invoice goes out with the delivery: one that never comes leaves nothing to give back', async () => {
  const company = { is_company: true, company_name: '株式会社山田', payment_method_id: 3 } as const;
  const { user, caller } = await onetimer(company);
  const wish = { ...WISH, onetime_payment_method_id: 3, frd_key: `good-${user.id}` };
  const { body } = await caller.post('/users/me/onetimeRequests').send(wish).expect(201);
  const told = async () => (await caller.get('/users/me/payments').expect(200)).body.payments;
  expect(await told()).toMatchObject([{ request_id: body.id, state: 'by_provider' }]);
  await admin.delete(`/admin/washRequests/delete/${body.id}`).expect(204);
  expect(await manualPaymentsOf(app, user)).toEqual([]);
  expect(await told()).toMatchObject([{ request_id: body.id, state: 'not_billed' }]);
});
