import { ROLE, ROLE_TYPE } from '@laundry/shared/constants/roles';
import { addMinutes } from '@laundry/shared/time/jst';
import { User } from '../../src/modules/users/user.entity.js';
import { Venue } from '../../src/modules/venues/venue.entity.js';
import { buildAdmin, buildCustomer, buildStaff, PASSWORD } from '../harness/rows/build-people.js';
import { fingerprintOf } from '../harness/looks/fingerprint.js';
import { OPERATIONS, resolved, WRITING } from '../harness/calls/operations.js';
import { NOW, startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';
import { delayAnswer, statementsOf } from '../harness/looks/statements.js';

let app: RunningApp;
let admin: User;
let number = 0;
const MANAGER = { role_type: ROLE_TYPE.manager };
const CODE = 'TOWER00001';
beforeAll(async () => {
  app = await startApp();
  admin = await buildAdmin(app);
  const names = { name: 'タワー', provider_name: '不動産', property_name: 'タワー', default_lang: 'ja' } as const;
  await app.database.manager.insert(Venue, { ...names, code: CODE, pickup_delivery_types: '3,5' });
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

/** By the form of a registration, which has no field for the current password: whoever is asked signs in anew. */
const AT_VENUE: typeof WRITES = {
  'PUT /venues/{code}/register': async () => ({
    by: await buildCustomer(app, { source_venue_code: CODE, send_addr_detail3: 'タワー@1203' }),
    send: (caller, more) => caller.put(`/venues/${CODE}/register`).send({ ...twice(email()), ...more }),
  }),
};

/** Who calls these has no session yet, or writes no account's row by what their body names. */
const OF_NO_SESSION = [
  ...['POST /login', 'POST /register', 'POST /password/forgot', 'POST /password/reset'],
  ...['POST /venues/{code}/register', 'POST /companyInvitations/join'],
];
const OF_NO_CREDENTIAL = ['POST /contacts', 'POST /users/me/companyPeople'];

const WRITTEN = /^(UPDATE|INSERT INTO) [`"]?users[`"]?\b.*[`"](password_hash|email|role)[`"]/s;

it('every call whose body names a credential is looked at', () => {
  const naming = WRITING.filter(({ body }) => {
    const names = Object.keys(body === null ? {} : (resolved(body).properties ?? {}));
    return names.some((name) => ['password', 'email', 'role', 'role_type'].includes(name));
  });
  const looked = [...Object.keys({ ...WRITES, ...AT_VENUE }), ...OF_NO_SESSION, ...OF_NO_CREDENTIAL];
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

describe.each(Object.entries({ ...WRITES, ...AT_VENUE }))(
  '%s by a session that ends after it was seen to be open',
  (_name, prepare) => {
    it.each<[string, (by: User, itself: Caller) => Promise<unknown>]>([
      ['because it signs out', (_by, itself) => itself.post('/logout').expect(204)],
      [
        'because the owner changes the password',
        async (by) => (await app.as(by)).post('/users/me/password').send(NEW).expect(200),
      ],
    ])('%s, writes nothing', async (_how, end) => {
      const { by = await buildAdmin(app), send } = await prepare();
      await expectUnwritten(await app.as(by), send, (itself) => end(by, itself));
    });
  },
);

describe.each(['POST /admin/register', 'POST /admin/password'])('%s', (name) => {
  it('by a manager who is deleted meanwhile writes nothing', async () => {
    const manager = await buildStaff(app, MANAGER);
    const prepared = await WRITES[name]?.();
    const others = await app.as(admin);
    await expectUnwritten(await app.as(manager), prepared?.send, () =>
      others
        .post('/admin/bulkDelete')
        .send({ ids: [manager.id] })
        .expect(204),
    );
  });
});

it.each(['POST /admin/register', 'POST /admin/users/{id}/role', 'POST /admin/users/{id}'])(
  '%s by an administrator who is made a customer meanwhile writes nothing',
  async (name) => {
    const former = await buildAdmin(app);
    const prepared = await WRITES[name]?.();
    const others = await app.as(admin);
    await expectUnwritten(await app.as(former), prepared?.send, () =>
      others.post(`/admin/users/${former.id}/role`).send({ role: ROLE.customer }).expect(200),
    );
  },
);

it('a manager does not give a new address to a customer who is made an administrator meanwhile', async () => {
  const manager = await app.as(await buildStaff(app, MANAGER));
  const customer = await buildCustomer(app);
  const late = delayAnswer(app, /FROM .users. /);
  const edit = manager.post(`/admin/users/${customer.id}`).send({ email: email() }).then();
  await late.asked;
  await (await app.as(admin)).post(`/admin/users/${customer.id}/role`).send({ role: ROLE.admin }).expect(200);
  late.deliver();
  expect((await edit).status).toBe(403);
  expect(await app.database.manager.findOneBy(User, { id: customer.id })).toMatchObject({ email: customer.email });
});

it('two managers who give each other a password at once wait for each other: one is signed out by the other', async () => {
  for (let round = 0; round < 5; round += 1) {
    const two = [await buildStaff(app, MANAGER), await buildStaff(app, MANAGER)];
    const [one, other] = [await app.as(two[0] ?? admin), await app.as(two[1] ?? admin)];
    const give = (caller: Caller, to: User | undefined) => caller.post('/admin/password').send({ id: to?.id, ...NEW });
    const answers = await Promise.all([give(one, two[1]), give(other, two[0])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401]);
  }
});

/** The guard has seen the session open; what it saw arrives once the session is no more. */
async function expectUnwritten(
  caller: Caller,
  send: Send | undefined,
  end: (itself: Caller) => Promise<unknown>,
): Promise<void> {
  const late = delayAnswer(app, /FROM sessions/);
  const sent = send?.(caller).then(({ status }) => status);
  await late.asked;
  await end(caller);
  const before = await fingerprintOf(app);
  late.deliver();
  expect(await sent).toBe(401);
  expect(await fingerprintOf(app)).toBe(before);
}

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
