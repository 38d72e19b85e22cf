import { User } from '../../src/modules/users/user.entity.js';
import { OnetimePrice } from '../../src/modules/onetime-payments/onetime-price.entity.js';
import { buildArea } from '../harness/build-area.js';
import { buildAdmin, buildCustomer } from '../harness/build-people.js';
import { buildRequest } from '../harness/build-request.js';
import { NOW, startApp, type Caller, type RunningApp } from '../harness/start-app.js';

let app: RunningApp;
let operator: Caller;
beforeAll(async () => {
  app = await startApp();
  operator = await app.as(await buildAdmin(app));
  await buildArea(app);
  await app.database.manager.update(OnetimePrice, { delivery_type: 1 }, { week3: 3_300 });
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.close());

/** Hours of which no two that follow each other are the same: a customer asks for a time once. */
let turns = 0;
const nextHour = () => 15 + ((turns += 1) % 2);
const BY_CUSTOMER = 'お客様';
const AROUND_NOW: unknown = expect.stringContaining(NOW.slice(0, 15));

/** Who writes what operators edit, though by another call than theirs; `play` twice writes the second time what stands there. */
interface Writer {
  readonly user?: Partial<User>;
  readonly play: (user: User) => Promise<unknown>;
  /** What an operator who began before it wants, and what they find. */
  readonly wants: Partial<User>;
  readonly finds: Partial<User>;
  readonly by?: string;
}

const WRITERS: Readonly<Record<string, Writer>> = {
  'a customer’s profile': {
    play: async (user) => (await app.as(user)).post('/users/me').send({ phone_number: '0312345678' }).expect(200),
    wants: { phone_number: '0399999999' },
    finds: { phone_number: '0312345678' },
  },
  'a customer’s language': {
    play: async (user) => (await app.as(user)).post('/users/me/language').send({ current_lang: 'en' }).expect(204),
    wants: { phone_number: '0399999999' },
    finds: {},
  },
  'the room that a resident says with a one-time request': {
    user: {
      ...{ plan_id: 'tx_2', available_request_count: 0 },
      ...{ source_venue_code: 'V1', send_addr_detail3: 'タワー@101' },
    },
    play: async (user) => {
      const hour = nextHour();
      const dates = { sched_pickup_dt: `2026-11-25 ${hour}:00:00`, sched_delivery_dt: `2026-11-26 ${hour + 1}:00:00` };
      const wish = { ...dates, count: 1, price: 3_300, onetime_payment_method_id: 1, room_number: '202' };
      await (await app.as(user)).post('/users/me/onetimeRequests').send(wish).expect(201);
    },
    wants: { send_addr_detail3: '東棟@101' },
    finds: { send_addr_detail3: 'タワー@202' },
  },
  'oil and laundry type that are told at a stage': {
    play: async (user) => {
      const { id } = await buildRequest(app, user, { sched_pickup_dt: `2026-11-25 ${nextHour()}:00:00` });
      const pickedUp = { result_pickup_dt: NOW, status: 0, has_oil_treatment: 1, laundry_type: 2 };
      await operator.post(`/admin/washRequest/${id}/setDate`).send(pickedUp).expect(200);
    },
    wants: { phone_number: '0399999999' },
    finds: {},
    by: '管理',
  },
};

describe.each(Object.entries(WRITERS))('%s', (_, { user: overrides = {}, play, wants, finds, by = BY_CUSTOMER }) => {
  it('makes the account’s next version, which an operator who began before it is told of', async () => {
    const user = await buildCustomer(app, overrides);
    const { version } = (await operator.get(`/admin/users/${user.id}`).expect(200)).body;
    await play(user);
    const { body } = await operator
      .post(`/admin/users/${user.id}`)
      .send({ ...wants, version })
      .expect(409);
    expect(body).toMatchObject({ at: AROUND_NOW, current: { ...finds, version: Number(version) + 1 } });
    expect(body.by).toContain(by);
  });

  it('makes none where it writes what stands there', async () => {
    const user = await buildCustomer(app, overrides);
    await play(user);
    const { version } = (await operator.get(`/admin/users/${user.id}`).expect(200)).body;
    await play(user);
    await operator
      .post(`/admin/users/${user.id}`)
      .send({ ...wants, version })
      .expect(200);
  });
});
