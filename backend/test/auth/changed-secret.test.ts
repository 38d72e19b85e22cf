import { randomBytes } from 'node:crypto';
import jwt from 'jsonwebtoken';
import request from 'supertest';
import { Encryption } from '../../src/common/crypto/encryption.js';
import { Mail } from '../../src/modules/mail/mail.entity.js';
import { WashRequest } from '../../src/modules/wash-requests/request/wash-request.entity.js';
import { clearText } from '../harness/looks/clear-text.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildCustomer } from '../harness/rows/build-people.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';

const secret = (): string => randomBytes(32).toString('hex');
const [OLD, NEW, NEXT] = [secret(), secret(), secret()];
const BODY = { sched_pickup_dt: '2026-11-26 13:00:00', sched_delivery_dt: '2026-11-30 13:00:00', count: 1 };

let server: RunningApp;

beforeEach(async () => {
  server = await startApp({ env: { JWT_SECRET: OLD } });
  await buildArea(server);
});
afterEach(() => server.close());

/** The same books behind a server that was started with other secrets. */
async function restartWith(JWT_SECRET: string, JWT_VERIFY_SECRETS = ''): Promise<void> {
  const again = await server.stop();
  server = await again({ JWT_SECRET, JWT_VERIFY_SECRETS });
}

const me = (token: string) => request(`${server.url}/api/v1`).get('/users/me').auth(token, { type: 'bearer' });
const kidOf = (token: string) => jwt.decode(token, { complete: true })?.header.kid;

it('a new secret signs, and what the former one signed is good as long as it is named', async () => {
  const user = await buildCustomer(server);
  const before = await server.tokenOf(user);
  await restartWith(NEW, `${NEXT},${OLD}`);
  const after = await server.tokenOf(user);
  await me(before).expect(200);
  await me(after).expect(200);
  expect(kidOf(after)).not.toBe(kidOf(before));
  await restartWith(NEW);
  await me(before).expect(401);
  await me(after).expect(200);
});

it('a token from before secrets had names is good with whichever of them signed it', async () => {
  const user = await buildCustomer(server);
  const claims = jwt.decode(await server.tokenOf(user), { json: true }) ?? {};
  const unnamed = jwt.sign(claims, OLD, { noTimestamp: true });
  expect(kidOf(unnamed)).toBeUndefined();
  await me(unnamed).expect(200);
  await restartWith(NEW, OLD);
  await me(unnamed).expect(200);
  await me(jwt.sign(claims, NEXT, { noTimestamp: true })).expect(401);
});

it('a secret’s name opens nothing without the secret', async () => {
  const user = await buildCustomer(server);
  const good = await server.tokenOf(user);
  await restartWith(NEW, OLD);
  const claims = jwt.decode(good, { json: true }) ?? {};
  const sign = (secret: string, kid: string) => jwt.sign(claims, secret, { noTimestamp: true, keyid: kid });
  await me(sign(OLD, kidOf(good) ?? '')).expect(200);
  await me(sign(NEXT, kidOf(good) ?? '')).expect(401);
  for (const kid of ['', '00000000', '../jwt-secret', kidOf(await server.tokenOf(user)) ?? ''])
    await me(sign(OLD, kid)).expect(401);
});

it('what a key of Idempotency-Key did is not done again, and its answer is read', async () => {
  const user = await buildCustomer(server);
  const token = await server.tokenOf(user);
  const book = (body: object = BODY) =>
    request(`${server.url}/api/v1`)
      .post('/users/me/washRequests')
      .auth(token, { type: 'bearer' })
      .set('idempotency-key', 'over the change')
      .send(body);
  const before = await book().expect(201);
  await restartWith(NEW, OLD);
  const after = await book().expect(201);
  expect(after.body).toEqual(before.body);
  await book({ ...BODY, count: 2 }).expect(422);
  expect(await server.database.manager.countBy(WashRequest, { user_id: user.id })).toBe(1);
  // While the other replicas do not sign with the new one yet: either way round it is the same key.
  await restartWith(OLD, NEW);
  expect((await book().expect(201)).body).toEqual(before.body);
});

it('what was encrypted with it, for want of a DATA_SECRET, is read, and encrypted anew', async () => {
  const user = await buildCustomer(server);
  const caller = await server.as(user);
  const { body } = await caller
    .post('/users/me/washRequests')
    .send({ ...BODY, delivery_box_pw: '#2580' })
    .expect(201);
  await restartWith(NEW, OLD);
  await restartWith(NEW);
  const found = await server.database.manager.findOneByOrFail(WashRequest, { id: body.id });
  expect(found.delivery_box_pw).toBe('#2580');
});

it('after a start with the next DATA_SECRET beside it nothing is encrypted with the former one, and keyed calls are answered as before', async () => {
  const restart = async (DATA_SECRET: string) => {
    const again = await server.stop();
    server = await again({ DATA_SECRET });
  };
  await restart(OLD);
  const former = server.app.get(Encryption, { strict: false }).newestId;
  const token = await server.tokenOf(await buildCustomer(server));
  const post = (path: string, body: object) =>
    request(`${server.url}/api/v1${path}`)
      .post('')
      .auth(token, { type: 'bearer' })
      .set('idempotency-key', path)
      .send(body);
  const book = () => post('/users/me/washRequests', { ...BODY, delivery_box_pw: '#2580' });
  const buy = () =>
    post('/users/me/washRequestCount', { count: 3, price: 5_460, price_per_count: 1_820, payment_method: 1 });
  const before = [await book().expect(201), await buy().expect(201)];
  await restart(`${NEXT},${OLD}`);
  const { entityMetadatas } = server.database.manager.connection;
  for (const { tableName } of entityMetadatas)
    expect(JSON.stringify(await server.database.query(`SELECT * FROM ${tableName}`))).not.toContain(`v1.${former}.`);
  await restart(NEXT);
  const after = [await book().expect(201), await buy().expect(201)];
  expect(after.map(({ body }) => body.id ?? body.payment_no)).toEqual(
    before.map(({ body }) => body.id ?? body.payment_no),
  );
});

it('after another DATA_SECRET without the former one a repeated key is told so and does nothing, and no link is half a link', async () => {
  const restart = async (DATA_SECRET: string) => {
    const again = await server.stop();
    server = await again({ DATA_SECRET });
  };
  const former = secret();
  await restart(former);
  const user = await buildCustomer(server);
  const token = await server.tokenOf(user);
  const call = (method: 'get' | 'post', path: string) =>
    request(`${server.url}/api/v1`)[method](path).auth(token, { type: 'bearer' });
  const book = () => call('post', '/users/me/washRequests').set('idempotency-key', 'over the change').send(BODY);
  const { id } = (await book().expect(201)).body;
  await call('post', '/users/me/calendarFeed').expect(201);
  const links = async () => {
    const visit = await call('get', `/users/me/washRequests/${id}/visitLink`).expect(200);
    const calendar = await call('get', '/users/me/calendarFeed').expect(200);
    return [visit.body.url, calendar.body.url];
  };
  const before = await links();
  await restart(NEXT);
  const { body } = await book().expect(409);
  expect(body).toMatchObject({ reason: 'answer_lost', detail: expect.stringContaining('すでに受け付けています') });
  expect(await server.database.manager.countBy(WashRequest, { user_id: user.id })).toBe(1);
  expect(await links()).toEqual([null, null]);
  await call('get', '/users/me/data').expect(200);
  const change = { sched_delivery_dt: '2026-12-01 13:00:00' };
  await request(`${server.url}/api/v1`)
    .put(`/users/me/washRequests/${id}`)
    .auth(token, { type: 'bearer' })
    .send(change)
    .expect(200);
  const [mail] = await server.database.manager.find(Mail, { where: { user_id: user.id }, order: { id: 'DESC' } });
  expect([mail?.template, clearText(mail?.body).includes('/visit/')]).toEqual(['request_changed', false]);
  await restart(`${NEXT},${former}`);
  expect((await book().expect(201)).body.id).toBe(id);
  expect(await links()).toEqual(before);
});
