import { User } from '../../src/modules/users/user.entity.js';
import { WashRequest } from '../../src/modules/wash-requests/request/wash-request.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildCompany, buildCompanyClerk, buildCustomer } from '../harness/rows/build-people.js';
import { NOW, startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

const BODY = { sched_pickup_dt: '2026-11-26 13:00:00', sched_delivery_dt: '2026-11-30 13:00:00', count: 2 };

let app: RunningApp;
let user: User;
let caller: Caller;

beforeAll(async () => {
  app = await startApp();
  await buildArea(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOW);
  user = await buildCustomer(app);
  caller = await app.as(user);
});

const post = (key: string, body: object = BODY, by: Caller = caller) =>
  by.post('/users/me/washRequests').set('idempotency-key', key).send(body);
const made = (): Promise<number> => app.database.manager.countBy(WashRequest, { user_id: user.id });
const bags = async (): Promise<number> =>
  (await app.database.manager.findOneByOrFail(User, { id: user.id })).available_request_count;

it('the same key and body answer what the first did, and make nothing', async () => {
  const first = await post('a').expect(201);
  const again = await post('a').expect(201);
  expect(again.body).toEqual(first.body);
  expect([await made(), await bags()]).toEqual([1, 6]);
});

it('50 posts of one key at once make one row and get 50 equal answers', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => post('crowd')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect([await made(), await bags()]).toEqual([1, 6]);
});

it('the same key with another body is refused', async () => {
  await post('b').expect(201);
  const { body } = await post('b', { ...BODY, count: 1 }).expect(422);
  expect(body.errors['idempotency-key']).toEqual(['同じキーで別の内容が送信されています']);
  expect(await made()).toBe(1);
});

it('a key is one caller’s: another’s is another', async () => {
  await post('c').expect(201);
  await post('c', BODY, await app.as(await buildCustomer(app))).expect(201);
});

it('a key is one person’s: each of a company’s people has their own for its account', async () => {
  user = await buildCompany(app);
  const owner = await app.as(user);
  const [first, second] = await Promise.all([1, 2].map(async () => app.as(await buildCompanyClerk(app, user))));
  const later = { ...BODY, sched_pickup_dt: '2026-11-26 14:00:00', sched_delivery_dt: '2026-11-30 14:00:00' };
  const one = await post('people', BODY, first).expect(201);
  const other = await post('people', later, second).expect(201);
  expect((await post('people', BODY, first).expect(201)).body).toEqual(one.body);
  expect((await post('people', later, second).expect(201)).body).toEqual(other.body);
  // Another's booking at the same time is refused, and never answered as if it were one's own.
  expect((await post('people', BODY, owner).expect(409)).body.reason).toBe('dup');
  expect([one.body.id === other.body.id, await made(), await bags()]).toEqual([false, 2, 4]);
});

it('a refusal keeps nothing: the key can be used again', async () => {
  await post('d', { ...BODY, sched_pickup_dt: '2026-11-25 10:00:00' }).expect(409);
  await post('d').expect(201);
  expect(await made()).toBe(1);
});

it('50 refused posts of one key at once are all refused, and the key stays usable', async () => {
  await app.database.manager.update(User, { id: user.id }, { available_request_count: 0 });
  const answers = await Promise.all(Array.from({ length: 50 }, () => post('e')));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.reason}`))).toEqual(
    new Set(['409 wreq_count_lacking']),
  );
  await app.database.manager.update(User, { id: user.id }, { available_request_count: 8 });
  await post('e').expect(201);
});

it('a key is good for 24 hours', async () => {
  const first = await post('f').expect(201);
  app.clock.set('2026-11-26 08:59:00');
  expect((await post('f').expect(201)).body).toEqual(first.body);
  app.clock.set('2026-11-26 09:01:00');
  expect((await post('f').expect(409)).body.reason).toBe('pickup_time_limit');
});

it.each(['k'.repeat(255), 'with space ~!'])('a key of printable characters is taken: %s', async (key) => {
  await post(key).expect(201);
});

it.each(['', 'k'.repeat(256)])('another key is refused: %j', async (key) => {
  await post(key).expect(422);
  expect(await made()).toBe(0);
});

it('what is stored cannot be read in the database', async () => {
  await post('g').expect(201);
  const rows = await app.database.query<{ answer: string | null }>('SELECT answer FROM idempotency_keys');
  expect(rows.some(({ answer }) => answer?.startsWith('v1.'))).toBe(true);
  expect(rows.some(({ answer }) => answer?.includes('sched_pickup_dt'))).toBe(false);
});
