import { Venue } from '../../src/modules/venues/venue.entity.js';
import { buildAdmin, buildCustomer } from '../harness/rows/build-people.js';
import { OPERATIONS } from '../harness/calls/operations.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let admin: Caller;

beforeAll(async () => {
  app = await startApp({ env: { PUBLIC_URL: 'https://laundry.example' } });
  admin = await app.as(await buildAdmin(app));
});
afterAll(() => app.close());

const venue = (code: string) => ({
  code,
  name: 'タワー神宮前',
  provider_name: '不動産A',
  property_name: 'タワー神宮前 東棟',
  default_lang: 'en',
  pickup_delivery_types: [3, 2],
});

describe('an operator’s venue', () => {
  it('is added, listed and rewritten, with the address of its registration page', async () => {
    const added = await admin.post('/admin/venues').send(venue('TOWER00001')).expect(201);
    const row = {
      id: expect.any(Number),
      ...venue('TOWER00001'),
      pickup_delivery_types: [2, 3],
      register_url: 'https://laundry.example/register/code/TOWER00001',
      version: 1,
    };
    expect(added.body).toEqual(row);
    const changed = { ...venue('TOWER00001'), provider_name: '不動産B', pickup_delivery_types: [5] };
    const { body } = await admin.put(`/admin/venues/${added.body.id}`).send(changed).expect(200);
    expect(body).toEqual({ ...row, ...changed, version: 2 });
    const list = await admin.get('/admin/venues').query({ filter: '{"provider_name":"産B"}' }).expect(200);
    expect(list.body).toEqual([body]);
    expect(list.headers['content-range']).toBe('venues 0-0/1');
  });

  it('has a code of its own, which never changes', async () => {
    const { body } = await admin.post('/admin/venues').send(venue('TOWER00002')).expect(201);
    const again = await admin.post('/admin/venues').send(venue('TOWER00002')).expect(422);
    expect(again.body.errors).toEqual({ code: ['このコードは既に登録されています'] });
    const other = await admin.put(`/admin/venues/${body.id}`).send(venue('TOWER00009')).expect(422);
    expect(other.body.errors).toEqual({ code: ['登録済みのコードは変更できません'] });
    await admin.put('/admin/venues/999999').send(venue('TOWER00009')).expect(404);
    expect(await app.database.manager.countBy(Venue, { code: 'TOWER00009' })).toBe(0);
  });

  it('is made once, however often one key sends it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        admin.post('/admin/venues').set('idempotency-key', 'a venue').send(venue('TOWER00003')),
      ),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await app.database.manager.countBy(Venue, { code: 'TOWER00003' })).toBe(1);
  });

  it.each<[object, string[]]>([
    [{ code: 'a b' }, ['code']],
    [{ name: ' ' }, ['name']],
    [{ provider_name: undefined, property_name: 'あ'.repeat(101) }, ['property_name', 'provider_name']],
    [{ default_lang: 'fr' }, ['default_lang']],
    [{ pickup_delivery_types: [] }, ['pickup_delivery_types']],
    [{ pickup_delivery_types: [2, 2] }, ['pickup_delivery_types']],
    [{ pickup_delivery_types: '2,3' }, ['pickup_delivery_types']],
    [{ id: 3 }, ['id']],
  ])('is refused with %j', async (fields, wrong) => {
    const { body } = await admin
      .post('/admin/venues')
      .send({ ...venue('TOWER00004'), ...fields })
      .expect(422);
    expect(Object.keys(body.errors).sort()).toEqual(wrong);
    expect(await app.database.manager.countBy(Venue, { code: 'TOWER00004' })).toBe(0);
  });
});

describe('a venue by its code', () => {
  beforeAll(() => admin.post('/admin/venues').send(venue('TOWER00005')).expect(201));

  it('tells a visitor its language and the pickup methods, and nothing of the back office', async () => {
    const { body } = await app.anonymous.get('/venues/TOWER00005').expect(200);
    expect(body).toEqual({ ...venue('TOWER00005'), pickup_delivery_types: [2, 3] });
  });

  it.each(['tower00005', 'TOWER0000', 'TOWER00005%20', '%00', 'あ', 'x'.repeat(90)])(
    'is not found as %j',
    async (code) => {
      await app.anonymous.get(`/venues/${encodeURIComponent(decodeURIComponent(code))}`).expect(404);
    },
  );

  it('is refused to another’s customer as one that is not there is', async () => {
    const customer = await app.as(await buildCustomer(app));
    await admin.post('/admin/venues').send(venue('TOWER00009')).expect(201);
    for (const code of ['TOWER00009', 'TOWER9']) await customer.put(`/venues/${code}/register`).send({}).expect(403);
  });
});

describe('a code', () => {
  it('is looked up a hundred times a minute by a network, good or not', async () => {
    const limited = await startApp({ env: { RATE_LIMIT: 'on' } });
    const row = { ...venue('TOWER00001'), default_lang: 'ja' as const, pickup_delivery_types: '2,3' };
    await limited.database.manager.insert(Venue, row);
    const open = async (code: string) => (await limited.anonymous.get(`/venues/${code}`)).status;
    const answers = await Promise.all(
      Array.from({ length: 110 }, (_, place) => open(place < 50 ? 'TOWER00001' : `TOWER1${place}`)),
    );
    expect(answers.filter((status) => status !== 429)).toHaveLength(100);
    expect(new Set(answers)).toEqual(new Set([200, 404, 429]));
    expect(await open('TOWER00001')).toBe(429);
    limited.clock.set('2026-11-25 09:05:00');
    expect([await open('TOWER00001'), await open('TOWER2')]).toEqual([200, 404]);
    await limited.close();
  });

  it('is looked up by every call that names one, which count together', async () => {
    const limited = await startApp({ env: { RATE_LIMIT: 'on' } });
    const row = { ...venue('TOWER00001'), default_lang: 'ja' as const, pickup_delivery_types: '2,3' };
    await limited.database.manager.insert(Venue, row);
    const customer = await limited.as(await buildCustomer(limited, { source_venue_code: 'TOWER00001' }));
    const { anonymous } = limited;
    const look = () => anonymous.get('/venues/TOWER00001').then(({ status }) => status);
    const calls: Readonly<Record<string, (code: string) => PromiseLike<{ status: number }>>> = {
      'GET /venues/{code}': (code) => anonymous.get(`/venues/${code}`),
      'POST /venues/{code}/register': (code) => anonymous.post(`/venues/${code}/register`).send({}),
      'PUT /venues/{code}/register': (code) => customer.put(`/venues/${code}/register`).send({}),
    };
    const naming = OPERATIONS.filter(({ pathParameters }) => pathParameters.some(({ name }) => name === 'code'));
    expect(naming.map(({ name }) => name).sort()).toEqual(Object.keys(calls).sort());
    for (const [minute, [name, call]] of Object.entries(calls).entries()) {
      limited.clock.set(`2026-11-25 09:${10 + minute * 2}:00`);
      const [first, others] = [await call('TOWER2'), await Promise.all(Array.from({ length: 99 }, look))];
      const answers = { first: first.status, others: new Set(others), last: (await call('TOWER00001')).status };
      expect([name, answers]).toEqual([name, { first: expect.any(Number), others: new Set([200]), last: 429 }]);
      expect([403, 404]).toContain(first.status);
    }
    await limited.close();
  });
});
