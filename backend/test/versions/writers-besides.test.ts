import { User } from '../../src/modules/users/user.entity.js';
import { OnetimePrice } from '../../src/modules/onetime-payments/onetime-price.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin, buildCustomer } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { NOW, startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

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

/** By turns 15 and 16 o'clock: a customer has one request for a time. */
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
      plan_id: 'tx_2',
      available_request_count: 0,
      source_venue_code: 'V1',
      send_addr_detail3: 'タワー@101',
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

describe('a customer’s form that an operator’s correction precedes', () => {
  /** The operator mends the telephone while the form is open. */
  const opened = async (overrides: Partial<User> = {}) => {
    const user = await buildCustomer(app, { phone_number: '0311111111', bikou1: '', ...overrides });
    const customer = await app.as(user);
    const { version, phone_number, name1 } = (await customer.get('/users/me').expect(200)).body;
    await operator.post(`/admin/users/${user.id}`).send({ phone_number: '0322222222' }).expect(200);
    return { user, customer, form: { phone_number, name1, bikou1: '裏口へ' }, version: Number(version) };
  };
  const stored = ({ id }: User) => app.database.manager.findOneByOrFail(User, { id });

  it('is refused, and told what stands there now, when it names its version', async () => {
    const { user, customer, form, version } = await opened();
    const { body } = await customer
      .post('/users/me')
      .send({ ...form, version })
      .expect(409);
    const current = { phone_number: '0322222222', name1: user.name1, bikou1: '', version: version + 1 };
    expect(body).toMatchObject({ reason: 'stale', by: '担当者', at: AROUND_NOW });
    expect(body.current).toEqual(current);
    expect(await stored(user)).toMatchObject({ phone_number: '0322222222', bikou1: '' });
    await customer.post('/users/me').send({ bikou1: '裏口へ', version: current.version }).expect(200);
    expect(await stored(user)).toMatchObject({ phone_number: '0322222222', bikou1: '裏口へ' });
  });

  it('tells it in the customer’s language, and no operator’s name', async () => {
    const { customer, form, version } = await opened({ current_lang: 'en' });
    const { body } = await customer
      .post('/users/me')
      .send({ ...form, version })
      .expect(409);
    expect(body.by).toBe('our staff');
    expect(JSON.stringify(body)).not.toContain('管理');
  });

  it('is taken when it names none', async () => {
    const { user, customer, form } = await opened();
    await customer.post('/users/me').send(form).expect(200);
    expect(await stored(user)).toMatchObject({ phone_number: '0311111111', bikou1: '裏口へ' });
  });

  it('is refused even where it says what stood there', async () => {
    const { customer, version } = await opened();
    await customer.post('/users/me').send({ bikou1: '', version }).expect(409);
  });

  it('is refused at a venue’s form, too', async () => {
    const names = { name: 'タワー', provider_name: '不動産', property_name: '東棟' };
    const venue = { code: 'TOWER00001', ...names, default_lang: 'ja', pickup_delivery_types: [5] };
    await operator.post('/admin/venues').send(venue).expect(201);
    const resident = { source_venue_code: venue.code, send_addr_detail3: 'タワー@101' };
    const { customer, version } = await opened(resident);
    const form = { phone_number: '0311111111', send_addr_detail3_room_number: '202' };
    const { body } = await customer
      .put(`/venues/${venue.code}/register`)
      .send({ ...form, version })
      .expect(409);
    expect(body.current).toMatchObject({ phone_number: '0322222222', send_addr_detail3: 'タワー@101' });
    await customer
      .put(`/venues/${venue.code}/register`)
      .send({ ...form, version: version + 1 })
      .expect(201);
  });
});
