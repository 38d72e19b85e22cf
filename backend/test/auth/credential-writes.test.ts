import { addMinutes } from '@laundry/shared/time/jst';
import { User } from '../../src/modules/users/user.entity.js';
import { buildAdmin, buildCustomer, buildStaff, PASSWORD } from '../harness/build-people.js';
import { fingerprintOf } from '../harness/fingerprint.js';
import { OPERATIONS, resolved, WRITING } from '../harness/operations.js';
import { NOW, startApp, type Caller, type RunningApp } from '../harness/start-app.js';
import { statementsOf } from '../harness/statements.js';

let app: RunningApp;
let admin: User;
let number = 0;
beforeAll(async () => {
  app = await startApp();
  admin = await buildAdmin(app);
});
beforeEach(() => app.clock.set(NOW));
const ended: RunningApp[] = [];
afterAll(async () => {
  for (const each of [app, ...ended]) await each.close();
});

type Send = (caller: Caller, more?: object) => Promise<{ status: number; body: { reason?: string; errors?: object } }>;
const email = () => `credential${(number += 1)}@example.com`;
const NEW = { password: 'abcd1234', password_confirm: 'abcd1234' };
const twice = (address: string) => ({ email: address, email_confirm: address });

/** Calls of a signed-in person that write what an account is signed in by, each with something to write. */
const WRITES: Readonly<Record<string, () => Promise<{ by?: User; send: Send }>>> = {
  'POST /users/me': async () => ({
    by: await buildCustomer(app),
    send: (caller, more) => caller.post('/users/me').send({ ...twice(email()), ...more }),
  }),
  'POST /users/me/password': async () => ({
    by: await buildCustomer(app),
    send: (caller, more) => caller.post('/users/me/password').send({ ...NEW, ...more }),
  }),
  'POST /admin/register': async () => {
    const member = { name1: '洗濯', name2: '花子', role_type: 3, ...twice(email()), ...NEW };
    const key = member.email;
    const send: Send = (caller, more) =>
      caller
        .post('/admin/register')
        .set('idempotency-key', key)
        .send({ ...member, ...more });
    return { send };
  },
  'POST /admin/password': async () => {
    const { id } = await buildStaff(app);
    return { send: (caller, more) => caller.post('/admin/password').send({ id, ...NEW, ...more }) };
  },
  'POST /admin/users/{id}/role': async () => {
    const { id } = await buildCustomer(app);
    return { send: (caller, more) => caller.post(`/admin/users/${id}/role`).send({ role: 100, ...more }) };
  },
  'POST /admin/users/{id}': async () => {
    const { id } = await buildCustomer(app);
    return { send: (caller, more) => caller.post(`/admin/users/${id}`).send({ email: email(), ...more }) };
  },
};

/** Who calls these has no session yet, or writes no account's row by what their body names. */
const OF_NO_SESSION = ['POST /login', 'POST /register', 'POST /password/forgot', 'POST /password/reset'];
const OF_NO_CREDENTIAL = ['POST /contacts'];
/** By the same form as a profile, and the same use-case: it needs a venue (venue-registration.test.ts). */
const AT_VENUES = ['POST /venues/{code}/register', 'PUT /venues/{code}/register'];

const WRITTEN = /^(UPDATE|INSERT INTO) [`"]?users[`"]?\b.*[`"](password_hash|email|role)[`"]/s;

it('every call whose body names a credential is looked at', () => {
  const naming = WRITING.filter(({ body }) => {
    const names = Object.keys(body === null ? {} : (resolved(body).properties ?? {}));
    return names.some((name) => ['password', 'email', 'role', 'role_type'].includes(name));
  });
  const looked = [...Object.keys(WRITES), ...OF_NO_SESSION, ...OF_NO_CREDENTIAL, ...AT_VENUES];
  expect(naming.map(({ name }) => name).sort()).toEqual(looked.sort());
  expect(OPERATIONS.length).toBeGreaterThan(100);
});

describe.each(Object.entries(WRITES))('%s', (_name, prepare) => {
  it('writes a credential, and asks who is there once the session is 15 minutes old', async () => {
    const { by = admin, send } = await prepare();
    const caller = await app.as(by);
    app.clock.set(addMinutes(NOW, 15));
    const before = await fingerprintOf(app);
    const refused = await send(caller);
    expect([refused.status, refused.body.reason]).toEqual([403, 'reauth_required']);
    const wrong = await send(caller, { current_password: 'wrong1234' });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['current_password']]);
    expect(await fingerprintOf(app)).toBe(before);
    const written = await statementsOf(app, async () => {
      expect((await send(caller, { current_password: PASSWORD })).status).toBeLessThan(300);
    });
    expect(written.filter((sql) => WRITTEN.test(sql))).not.toEqual([]);
  });

  it('asks nobody whose session has just begun', async () => {
    const { by = admin, send } = await prepare();
    const caller = await app.as(by);
    app.clock.set(addMinutes(NOW, 14));
    expect((await send(caller)).status).toBeLessThan(300);
  });
});

it('an operator who changes something else of a customer is not asked', async () => {
  const { id } = await buildCustomer(app);
  const caller = await app.as(admin);
  app.clock.set(addMinutes(NOW, 60));
  const statements = await statementsOf(app, async () => {
    await caller.post(`/admin/users/${id}`).send({ name1: '山本' }).expect(200);
  });
  expect(statements.filter((sql) => /UPDATE [`"]?users/.test(sql) && WRITTEN.test(sql))).toEqual([]);
});

it('a member who was added once is not added again by the same key, asked meanwhile or not', async () => {
  const caller = await app.as(admin);
  const member = { name1: '洗濯', name2: '花子', role_type: 3, ...twice(email()), ...NEW };
  const send = (more: object = {}) =>
    caller
      .post('/admin/register')
      .set('idempotency-key', 'once')
      .send({ ...member, ...more });
  const { body } = await send().expect(201);
  app.clock.set(addMinutes(NOW, 16));
  expect((await send({ current_password: PASSWORD }).expect(201)).body).toEqual(body);
});

it('wrong passwords are counted as at login', async () => {
  const limited = await startApp({ env: { RATE_LIMIT: 'on' } });
  ended.push(limited);
  const caller = await limited.as(await buildAdmin(limited));
  const { id } = await buildStaff(limited);
  const guess = () => caller.post('/admin/password').send({ id, ...NEW, current_password: 'wrong1234' });
  for (let time = 0; time < 10; time += 1) await guess().expect(422);
  await guess().expect(429);
});
