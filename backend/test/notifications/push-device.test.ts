import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { PUSH_LIMITS } from '@laundry/shared/constants/push-limits';
import { Unreadable } from '../../src/common/crypto/unreadable.js';
import { PushKeys } from '../../src/modules/mail/notifications/push/push-keys.js';
import { ONLY_KEY, PushKey } from '../../src/modules/mail/notifications/push/push-key.entity.js';
import { PushDevice } from '../../src/modules/notifications/push/push-device.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin } from '../harness/rows/build-people.js';
import { operationsOf, post, signedIn, THURSDAY } from '../harness/calls/own-requests.js';
import { newPushBody, type PushBody } from '../harness/providers/push-browser.js';
import { unreadableText } from '../harness/rows/unreadable-text.js';
import { runJob } from '../harness/calls/sandbox.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
  await buildArea(app);
});
afterAll(() => app.close());

const PATH = '/users/me/pushDevices';
const add = (caller: Caller, body: object = newPushBody()) => caller.post(PATH).send(body);
const devices = async (caller: Caller): Promise<{ id: string; created_at: string }[]> =>
  (await caller.get('/users/me/notifications').expect(200)).body.push.devices;

describe('a device', () => {
  it('is switched on and off, twice as once', async () => {
    const { user, caller } = await signedIn(app);
    expect((await caller.get('/users/me/notifications').expect(200)).body.push).toEqual({
      public_key: expect.stringMatching(/^[\w-]{87}$/),
      devices: [],
    });
    const body = newPushBody();
    await add(caller, body).expect(204);
    await add(caller, body).expect(204);
    const [device, ...others] = await devices(caller);
    expect(others).toEqual([]);
    expect(device).toEqual({ id: expect.stringMatching(/^[0-9a-f]{64}$/), created_at: expect.stringMatching(/^2026/) });
    await caller.delete(`${PATH}/${device?.id}`).expect(204);
    await caller.delete(`${PATH}/${device?.id}`).expect(204);
    expect(await devices(caller)).toEqual([]);
    const { pushDeviceChanged } = OPERATION;
    expect(await operationsOf(app, user)).toEqual([pushDeviceChanged, pushDeviceChanged]);
  });

  it('is nobody else’s to end', async () => {
    const { caller } = await signedIn(app);
    const other = await signedIn(app);
    await add(caller).expect(204);
    const [device] = await devices(caller);
    await other.caller.delete(`${PATH}/${device?.id}`).expect(204);
    expect(await devices(caller)).toHaveLength(1);
  });

  it('tells whoever has switched it on last, and nobody before them', async () => {
    const first = await signedIn(app);
    const second = await signedIn(app);
    const body = newPushBody();
    await add(first.caller, body).expect(204);
    await add(second.caller, body).expect(204);
    expect([await devices(first.caller), (await devices(second.caller)).length]).toEqual([[], 1]);
  });

  it('is one where it is switched on twice at once', async () => {
    const callers = [(await signedIn(app)).caller, (await signedIn(app)).caller];
    const body = newPushBody();
    const answers = await Promise.all(callers.map((caller) => add(caller, body)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect((await Promise.all(callers.map(devices))).flat()).toHaveLength(1);
  });

  it('takes the place of the oldest where there are too many', async () => {
    const { user, caller } = await signedIn(app);
    for (let each = 0; each < PUSH_LIMITS.devices; each += 1) await add(caller).expect(204);
    const [oldest] = await devices(caller);
    await add(caller).expect(204);
    const now = await devices(caller);
    expect(now).toHaveLength(PUSH_LIMITS.devices);
    expect(now.map(({ id }) => id)).not.toContain(oldest?.id);
    expect(await app.database.manager.countBy(PushDevice, { user_id: user.id })).toBe(PUSH_LIMITS.devices);
  });

  it('ends with its sign-in, and its row with the next night', async () => {
    const { user, caller } = await signedIn(app);
    const other = await app.as(user);
    await add(caller).expect(204);
    await add(other).expect(204);
    await caller.post('/logout').expect(204);
    expect(await devices(other)).toHaveLength(1);
    await runJob(app, 'clean-up');
    expect(await app.database.manager.countBy(PushDevice, { user_id: user.id })).toBe(1);
  });

  it('ends with the account', async () => {
    const { user, caller } = await signedIn(app);
    await add(caller).expect(204);
    const admin = await app.as(await buildAdmin(app));
    await admin.post(`/admin/users/${user.id}/status`).send({ status: 90 }).expect(200);
    expect(await app.database.manager.countBy(PushDevice, { user_id: user.id })).toBe(0);
  });

  const wrong: [string, string, (body: PushBody) => object][] = [
    ['an address of this network', 'endpoint', (body) => ({ ...body, endpoint: 'https://169.254.169.254/latest' })],
    ['an address of this machine', 'endpoint', (body) => ({ ...body, endpoint: 'http://127.0.0.1:3306/' })],
    ['a stranger’s address', 'endpoint', (body) => ({ ...body, endpoint: 'https://evil.example/push' })],
    ['an address without TLS', 'endpoint', (body) => ({ ...body, endpoint: body.endpoint.replace('https', 'http') })],
    ['another port', 'endpoint', (body) => ({ ...body, endpoint: 'https://fcm.googleapis.com:22/a' })],
    ['no address', 'endpoint', (body) => ({ ...body, endpoint: 'x' })],
    ['too long an address', 'endpoint', (body) => ({ ...body, endpoint: `${body.endpoint}${'a'.repeat(1_000)}` })],
    ['no point of the curve', 'p256dh', (body) => ({ ...body, p256dh: 'AAAA' })],
    ['a short secret', 'auth', (body) => ({ ...body, auth: 'AAAA' })],
    ['a number', 'auth', (body) => ({ ...body, auth: 7 })],
  ];
  it.each(wrong)('is not switched on with %s', async (_, field, changed) => {
    const { caller } = await signedIn(app);
    const { body } = await add(caller, changed(newPushBody())).expect(422);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(await devices(caller)).toEqual([]);
  });
});

describe('the keys of this service', () => {
  it('are made once for all servers of a database, and kept encrypted', async () => {
    const pair = await app.app.get(PushKeys, { strict: false }).pair();
    const [row] = await app.database.query<{ private_key: string }>('SELECT * FROM push_keys');
    expect(row?.private_key).toMatch(/^v1\./);
    expect(await app.database.manager.count(PushKey)).toBe(1);
    const start = await app.stop();
    app = await start({});
    expect(await app.app.get(PushKeys, { strict: false }).pair()).toEqual(pair);
  });

  it('are read as soon as a secret of this server opens them', async () => {
    const pair = await app.app.get(PushKeys, { strict: false }).pair();
    const lost = { private_key: new Unreadable(unreadableText()) };
    await app.database.manager.update(PushKey, { id: ONLY_KEY }, lost);
    const start = await app.stop();
    app = await start({});
    const keys = app.app.get(PushKeys, { strict: false });
    expect(await keys.pair()).toMatchObject({ privateKey: null });
    await app.database.manager.update(PushKey, { id: ONLY_KEY }, { private_key: pair.privateKey ?? '' });
    expect(await keys.pair()).toEqual(pair);
  });
});

it('without keys of the environment nothing leaves the house, and is shown at /sandbox/push', async () => {
  const { caller } = await signedIn(app);
  await add(caller).expect(204);
  const { id } = (await post(caller, THURSDAY).expect(201)).body;
  expect(await runJob(app, 'deliver-notifications')).toMatchObject({ failed: 0 });
  const page = await fetch(`${app.url}/sandbox/push`).then((answer) => answer.text());
  expect(page).toContain(`集配のご依頼を受け付けました（受付番号 ${id}）`);
});

it('is offered nowhere where browsers have no push', async () => {
  const start = await app.stop();
  app = await start({ PUBLIC_URL: 'http://laundry.example' });
  const { caller } = await signedIn(app);
  expect((await caller.get('/users/me/notifications').expect(200)).body.push).toBeNull();
  await add(caller).expect(404);
});
