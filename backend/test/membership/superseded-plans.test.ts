import { ProviderOrder } from '../../src/modules/payments/orders/provider-order.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin } from '../harness/rows/build-people.js';
import { manualPaymentsOf, decide, numberOf, paymentOf, runJob } from '../harness/calls/sandbox.js';
import { operationsOf, signedIn } from '../harness/calls/own-requests.js';
import { NOW, startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let admin: Caller;
beforeAll(async () => {
  app = await startApp();
  await buildArea(app);
  admin = await app.as(await buildAdmin(app));
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.close());

const wishOf = (plan_id: string, more: object = {}) => ({
  plan_id,
  pickup_delivery_type: 5,
  payment_method: 1,
  user_plan_option: 0,
  ...more,
});
const OLDER = wishOf('t16_2_M', { renew_card: true });
const choose = async (caller: Caller, wish: object) =>
  (await caller.post('/users/me/userPlan').send(wish).expect(200)).body;
const stored = ({ id }: User) => app.database.manager.findOneByOrFail(User, { id });
const nextOf = async (user: User) => (await stored(user)).next_month_plan_id;

/** A monthly customer with an older wish, whose form still lies open. */
async function wishing() {
  const ac_user_id = `AC-KEPT-${Math.random().toString(36).slice(2)}`;
  const { user, caller } = await signedIn(app, { ac_user_id, created_at: '2026-09-01 10:00:00' });
  return { user, caller, no: numberOf((await choose(caller, OLDER)).payment) };
}

const NEWER: Readonly<Record<string, readonly [string | null, (caller: Caller, user: User) => Promise<unknown>]>> = {
  'that needed no form': ['t8_2_M', (caller) => choose(caller, wishOf('t8_2_M'))],
  'to keep the present plan': [null, (caller) => choose(caller, wishOf('t8_2'))],
  'whose own form was paid': [
    't8_2_M',
    async (caller) => {
      const { payment } = await choose(caller, wishOf('t8_2_M', { renew_card: true }));
      await decide(app, numberOf(payment), 'approve');
    },
  ],
  'whose own form lies open': [null, (caller) => choose(caller, wishOf('t8_2_M', { renew_card: true }))],
  'to leave': [null, (caller) => caller.delete('/users/me').expect(200)],
  'of an operator': [
    't8_2_M',
    (_caller, { id }) =>
      admin.post(`/admin/users/${id}/userPlan`).send({ plan_id: 't8_2_M', pickup_delivery_type: 5 }).expect(200),
  ],
};

describe('a form of a plan for the next month, approved after a newer choice', () => {
  it.each(Object.entries(NEWER))('%s, changes nothing', async (_name, [plan, choice]) => {
    const { user, caller, no } = await wishing();
    await choice(caller, user);
    const before = [await stored(user), await operationsOf(app, user)];
    await decide(app, no, 'approve', 2);
    expect([await stored(user), await operationsOf(app, user)]).toEqual(before);
    expect(await nextOf(user)).toBe(plan);
    expect(await paymentOf(app, no)).toMatchObject({ state: 'settled', refund_needed: true });
    expect(await manualPaymentsOf(app, user)).toEqual([]);
    const { ac_user_id } = await stored(user);
    const orders = await app.database.manager.findBy(ProviderOrder, { user_id: user.id });
    expect(orders.map(({ kind, ref }) => [kind, ref])).not.toContainEqual(['stop_card', ac_user_id]);
  });

  it('that followed it when it had expired, changes nothing', async () => {
    const { user, caller, no } = await wishing();
    app.clock.set('2026-11-26 09:30:00');
    await runJob(app, 'expire-payments');
    await choose(caller, wishOf('t8_2_M'));
    await decide(app, no, 'approve');
    expect(await nextOf(user)).toBe('t8_2_M');
  });

  it('is made when there is none, also after a day', async () => {
    const { user, no } = await wishing();
    app.clock.set('2026-11-26 09:30:00');
    await runJob(app, 'expire-payments');
    await decide(app, no, 'approve');
    expect(await nextOf(user)).toBe('t16_2_M');
  });
});

describe('a plan whose customer saw another one to come', () => {
  const SEEN = { seen_plan_id: 't8_2', seen_pickup_delivery_type: 5, seen_user_plan_option: 0 };
  const T16 = { plan_id: 't16_2_M', pickup_delivery_type: 5 };
  const operatorChooses = ({ id }: User) => admin.post(`/admin/users/${id}/userPlan`).send(T16).expect(200);
  const send = (caller: Caller, wish: object) => caller.post('/users/me/userPlan').send(wish);

  it('is refused with the one to come; sent with that it is taken', async () => {
    const { user, caller } = await signedIn(app);
    await operatorChooses(user);
    const { body } = await send(caller, wishOf('t12_2_M', SEEN)).expect(409);
    expect(body).toMatchObject({ reason: 'stale', current: { ...T16, user_plan_option: 0 } });
    expect(await nextOf(user)).toBe('t16_2_M');
    await send(caller, wishOf('t12_2_M', { seen_plan_id: 't16_2_M' })).expect(200);
    expect(await nextOf(user)).toBe('t12_2_M');
  });

  it('is taken where it is the one to come, and from who sends nothing of what was seen', async () => {
    const { user, caller } = await signedIn(app);
    await operatorChooses(user);
    await send(caller, wishOf('t16_2_M', SEEN)).expect(200);
    await send(caller, wishOf('t12_2_M')).expect(200);
    expect(await nextOf(user)).toBe('t12_2_M');
  });

  it('is refused by another pickup method of the next month, which the customer reads with their account', async () => {
    const { user, caller } = await signedIn(app);
    await operatorChooses(user);
    const { body: read } = await caller.get('/users/me').expect(200);
    const unattended = { ...T16, pickup_delivery_type: 2 };
    await admin.post(`/admin/users/${user.id}/userPlan`).send(unattended).expect(200);
    const seen = {
      seen_plan_id: read.next_month_plan_id,
      seen_pickup_delivery_type: read.next_month_pickup_delivery_type,
      seen_user_plan_option: read.next_month_user_plan_option,
    };
    const { body } = await send(caller, wishOf('t12_2_M', seen)).expect(409);
    expect(body).toMatchObject({ reason: 'stale', current: unattended });
    expect(await stored(user)).toMatchObject({ next_month_plan_id: 't16_2_M', next_month_pickup_delivery_type: 2 });
  });

  it('begins no payment', async () => {
    const { user, caller } = await signedIn(app, { ac_user_id: 'AC-SEEN' });
    await operatorChooses(user);
    const { body } = await send(caller, wishOf('t12_2_M', { ...SEEN, renew_card: true })).expect(409);
    expect(body).not.toHaveProperty('payment');
    expect(await app.database.manager.countBy(ProviderOrder, { user_id: user.id })).toBe(0);
  });
});
