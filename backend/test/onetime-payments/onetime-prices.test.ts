import { OPERATION } from '@laundry/shared/constants/operation-types';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { buildAdmin } from '../harness/rows/build-people.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let admin: Caller;
let adminId: number;

beforeAll(async () => {
  app = await startApp();
  const user = await buildAdmin(app);
  adminId = user.id;
  admin = await app.as(user);
});
afterAll(() => app.close());

const rows = async () => (await admin.get('/admin/onetimePayments').expect(200)).body;
const lastEntry = () =>
  app.database.manager.findOne(OperationHistory, {
    where: { operation_type: OPERATION.priceGridChanged },
    order: { id: 'DESC' },
  });
interface PriceFacts {
  readonly id: number;
  readonly version: number;
}
const EMPTY = { week1: null, week2: null, week3: null, week4: null, week5: null, week6: null };

it('the grid has the hours 13 to 21 for each delivery type, without a price until one is set', async () => {
  const answer = await admin.get('/admin/onetimePayments').expect(200);
  expect(answer.headers['content-range']).toBe('onetimePayments 0-17/18');
  const hours = [13, 14, 15, 16, 17, 18, 19, 20, 21];
  expect(answer.body).toEqual(
    [1, 2].flatMap((delivery_type) =>
      hours.map((hour) => ({
        id: expect.any(Number),
        wreq_time: `${hour}:00:00`,
        delivery_type,
        ...EMPTY,
        version: 1,
      })),
    ),
  );
  const second = await admin.get('/admin/onetimePayments').query({ filter: '{"delivery_type":2}' }).expect(200);
  expect(second.body).toHaveLength(9);
});

it('a price is set by weekday, seen by everybody, and recorded with what it was', async () => {
  const [{ id }] = await rows();
  const set = await admin.post(`/admin/onetimePayment/update/${id}`).send({ week1: 2_900 }).expect(200);
  expect(set.body).toEqual({ id, wreq_time: '13:00:00', delivery_type: 1, ...EMPTY, week1: 2_900, version: 2 });
  await admin.post(`/admin/onetimePayment/update/${id}`).send({ week1: 3_100 }).expect(200);
  expect(await lastEntry()).toMatchObject({ operation_user_id: adminId, user_id: null, price: 3_100, price_diff: 200 });
  const { body } = await app.anonymous.get('/onetimePayments').expect(200);
  expect(body).toHaveLength(18);
  expect(body[0]).toEqual({ wreq_time: '13:00:00', delivery_type: 1, week0: null, ...EMPTY, week1: 3_100 });
});

it('a cell becomes not available, and the others stay', async () => {
  const [, { id }] = await rows();
  await admin.post(`/admin/onetimePayment/update/${id}`).send({ week5: 2_000, week6: 0 }).expect(200);
  const { body } = await admin.post(`/admin/onetimePayment/delete/${id}`).send({ week: 5 }).expect(200);
  expect(body).toMatchObject({ ...EMPTY, week6: 0 });
  expect(await lastEntry()).toMatchObject({ price: 0, price_diff: -2_000 });
});

it('what changes nothing is recorded nowhere', async () => {
  const [, , { id }] = await rows();
  const before = await app.database.manager.count(OperationHistory);
  await admin.post(`/admin/onetimePayment/delete/${id}`).send({ week: 1 }).expect(200);
  expect(await app.database.manager.count(OperationHistory)).toBe(before);
});

it('of several operators at one cell each entry tells the price that it replaced', async () => {
  const { id } = (await rows())[3];
  await Promise.all(
    [1_000, 2_000, 3_000, 4_000].map((week2) =>
      admin.post(`/admin/onetimePayment/update/${id}`).send({ week2 }).expect(200),
    ),
  );
  const entries = await app.database.manager.findBy(OperationHistory, { operation_type: OPERATION.priceGridChanged });
  const diffs = entries.slice(-4).map(({ price_diff }) => price_diff ?? 0);
  const price = (await rows())[3].week2;
  expect(diffs.reduce((sum, each) => sum + each, 0)).toBe(price);
});

describe('prices of several hours', () => {
  const setAll = (rows: unknown, key?: string) =>
    admin
      .post('/admin/onetimePayments/several')
      .set(key === undefined ? {} : { 'Idempotency-Key': key })
      .send({ rows });
  const entries = () => app.database.manager.countBy(OperationHistory, { operation_type: OPERATION.priceGridChanged });

  it('are set at once, each hour with its own entry; a repetition sets nothing again', async () => {
    const [, , , , first, second] = await rows();
    const changes = [
      { id: second.id, version: second.version, week1: 1_200, week6: 0 },
      { id: first.id, version: first.version, week1: 1_100 },
    ];
    const before = await entries();
    const answer = await setAll(changes, 'sheet');
    const set = [
      { ...first, week1: 1_100, version: first.version + 1 },
      { ...second, week1: 1_200, week6: 0, version: second.version + 1 },
    ];
    expect([answer.status, answer.body]).toEqual([200, set]);
    expect((await setAll(changes, 'sheet')).body).toEqual(set);
    expect((await rows()).slice(4, 6)).toEqual(set);
    expect(await entries()).toBe(before + 2);
    expect(await lastEntry()).toMatchObject({
      operation_user_id: adminId,
      price: null,
      changes: '{"row":[null,"1 18:00:00"],"week1":[null,1200],"week6":[null,0]}',
    });
  });

  it.each([
    ['that somebody has changed since', 409, ({ id, version }: PriceFacts) => ({ id, version: version - 1, week2: 1 })],
    ['that there is not', 404, () => ({ id: 999_999, version: 1, week2: 1 })],
  ])('are set in none where one is of an hour %s', async (_, status, refused) => {
    const before = await rows();
    const [, , , , changed, , other] = before;
    const answer = await setAll([{ id: other.id, version: other.version, week2: 1 }, refused(changed)]);
    expect(answer.status).toBe(status);
    expect(await rows()).toEqual(before);
  });

  it('of one hour are sent once', async () => {
    const { id, version } = (await rows())[7];
    const answer = await setAll([
      { id, version, week1: 1 },
      { id, version, week2: 2 },
    ]);
    expect([answer.status, answer.body.reason]).toEqual([409, 'stale']);
    expect((await rows())[7].version).toBe(version);
  });

  it.each<[unknown, string[]]>([
    [[], ['rows']],
    [undefined, ['rows']],
    [[null], ['rows.0']],
    [[{ id: 1, version: 1 }], ['rows']],
    [[{ version: 1, week1: 1 }], ['rows.0.id']],
    [[{ id: 1, version: 0, week1: 1 }], ['rows.0.version']],
    [[{ id: 1, version: 1, week1: 1_000_000, week2: '5' }], ['rows.0.week1', 'rows.0.week2']],
    [Array.from({ length: 101 }, (_, index) => ({ id: index + 1, version: 1, week1: 1 })), ['rows']],
  ])('%j are refused', async (sent, wrong) => {
    const answer = await setAll(sent);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, wrong]);
  });
});

it.each<[string, object, string[]]>([
  ['update', {}, ['week1']],
  ['update', { week1: -1 }, ['week1']],
  ['update', { week2: 1.5, week3: '100' }, ['week2', 'week3']],
  ['update', { week4: 1_000_000 }, ['week4']],
  ['update', { week0: 100 }, ['week0']],
  ['delete', {}, ['week']],
  ['delete', { week: 0 }, ['week']],
  ['delete', { week: 7 }, ['week']],
])('%s %j is refused', async (call, body, wrong) => {
  const [{ id }] = await rows();
  const answer = await admin.post(`/admin/onetimePayment/${call}/${id}`).send(body).expect(422);
  expect(Object.keys(answer.body.errors)).toEqual(wrong);
  const path = `/admin/onetimePayment/${call}/999999`;
  await admin
    .post(path)
    .send(call === 'delete' ? { week: 1 } : { week1: 1 })
    .expect(404);
});
