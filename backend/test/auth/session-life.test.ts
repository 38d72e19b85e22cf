import jwt from 'jsonwebtoken';
import { IsNull } from 'typeorm';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { OneTimeToken } from '../../src/modules/sessions/one-time-token.entity.js';
import { Session } from '../../src/modules/sessions/session.entity.js';
import { Mail } from '../../src/modules/mail/mail.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { deliveredLink } from '../harness/looks/delivered.js';
import { buildAdmin, buildCustomer, buildStaff, PASSWORD } from '../harness/rows/build-people.js';
import { individual, monthly } from '../harness/calls/registration.js';
import { NOW, startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';
import { delayAnswer } from '../harness/looks/statements.js';

const JWT_SECRET = 'the secret of the session tests, 32 bytes and more';
const NEW = 'new-pass1';
/** How sign-in and forgotten password find the account. */
const LOOK_UP_BY_ADDRESS = /FROM .users. .*WHERE .*email_key/;
/** So that there is somebody whom only the status refuses. */
const ALONE = 'an account is withdrawn without what ends with it';

let app: RunningApp;
let admin: Caller;
let number = 0;

beforeAll(async () => {
  app = await startApp({
    env: { JWT_SECRET },
    breaks: {
      'who is withdrawn has a last day, and who is reviewed pays by invoice': ALONE,
      'nobody is signed in to an account that has ended': ALONE,
      'no secret begins a session of an account that has ended': ALONE,
    },
  });
  await buildArea(app);
  admin = await app.as(await buildAdmin(app));
});
afterAll(() => app.close());
afterEach(() => app.clock.set(NOW));

const bearing = (token: string) => app.anonymous.get('/users/me').auth(token, { type: 'bearer' });
const login = (email: string, password = PASSWORD) => app.anonymous.post('/login').send({ email, password });
const exchange = (ticket: string) => app.anonymous.get(`/getToken/${ticket}`);
const forgot = (email: string) => app.anonymous.post('/password/forgot').send({ email });
const reset = (token: string, password = NEW) =>
  app.anonymous.post('/password/reset').send({ token, password, password_confirm: password });
const changePassword = (caller: Caller, fields: object = {}) =>
  caller.post('/users/me/password').send({ password: NEW, password_confirm: NEW, ...fields });
const moveTo = (caller: Caller, email: string, fields: object = {}) =>
  caller.post('/users/me').send({ email, email_confirm: email, ...fields });
const withdraw = (user: { id: number }) => admin.post(`/admin/users/${user.id}/status`).send({ status: 90 });
const stored = (id: number): Promise<User> => app.database.manager.findOneByOrFail(User, { id });

/** The token of the link in the last mail to an account. */
async function mailedLink(user: { id: number; email: string }): Promise<string> {
  await forgot(user.email).expect(204);
  return deliveredLink(app, user.email);
}

/** A customer by card, confirmed by an operator, with every way into the account at hand. */
async function customerWithWaysIn() {
  const email = `ways${(number += 1)}@example.com`;
  const { body } = await app.anonymous.post('/register').send(monthly(email)).expect(201);
  await admin.post(`/admin/users/${body.user.id}/status`).send({ status: 1 }).expect(200);
  const user = await stored(body.user.id);
  const ways = {
    phone: await app.as(user),
    laptop: await app.as(user),
    ticket: body.ticket,
    link: await mailedLink(user),
  };
  // Both are known to the server by now, and in its memory.
  for (const device of [ways.phone, ways.laptop]) await device.get('/users/me').expect(200);
  return { user, ...ways };
}
type WaysIn = Awaited<ReturnType<typeof customerWithWaysIn>>;

const opens = async (ways: WaysIn) => ({
  phone: (await ways.phone.get('/users/me')).status === 200,
  laptop: (await ways.laptop.get('/users/me')).status === 200,
  ticket: (await exchange(ways.ticket)).status === 200,
  link: (await reset(ways.link)).status === 200,
});
const NOTHING = { phone: false, laptop: false, ticket: false, link: false };

describe('what still opens an account', () => {
  it.each<[string, (ways: WaysIn) => PromiseLike<unknown>, object]>([
    ['nothing happened', () => Promise.resolve(), { phone: true, laptop: true, ticket: true }],
    [
      'a sign-in',
      ({ user }) => login(user.email).expect(200),
      { phone: true, laptop: true, ticket: false, link: true },
    ],
    [
      'a sign-out on the phone',
      ({ phone }) => phone.post('/logout').expect(204),
      { phone: false, laptop: true, ticket: false, link: false },
    ],
    ['a new password', ({ phone }) => changePassword(phone).expect(200), NOTHING],
    ['a reset', ({ link }) => reset(link).expect(200), NOTHING],
    [
      'a new address, set on the phone',
      ({ phone, user }) => moveTo(phone, `moved-${user.email}`).expect(200),
      { phone: true, laptop: false, ticket: false, link: false },
    ],
    ['its withdrawal by an operator', ({ user }) => withdraw(user).expect(200), NOTHING],
  ])('after %s', async (_event, act, expected) => {
    const ways = await customerWithWaysIn();
    await act(ways);
    expect(await opens(ways)).toMatchObject(expected);
  });

  it.each(['2026-12-25 08:59:30', '2026-12-25 09:00:00'])('a customer’s session of 30 days at %s', async (now) => {
    const caller = await app.as(await buildCustomer(app));
    app.clock.set(now);
    await caller.get('/users/me').expect(now < '2026-12-25 09:00:00' ? 200 : 401);
  });

  it.each(['2026-11-25 22:59:30', '2026-11-25 23:00:00'])('a staff session of 14 hours at %s', async (now) => {
    const caller = await app.as(await buildStaff(app));
    app.clock.set(now);
    await caller.get('/users/me').expect(now < '2026-11-25 23:00:00' ? 200 : 401);
  });
});

describe('a sign-in under way with the old password opens nothing', () => {
  it.each<[string, (owner: Caller, user: User) => PromiseLike<unknown>]>([
    ['the password', (owner) => changePassword(owner).expect(200)],
    ['the address', (owner, { email }) => moveTo(owner, `moved-${email}`).expect(200)],
  ])('when %s is changed while it is being checked', async (_name, change) => {
    const user = await buildCustomer(app);
    const owner = await app.as(user);
    const late = delayAnswer(app, LOOK_UP_BY_ADDRESS);
    const signingIn = login(user.email).then(({ status }) => status);
    await late.asked;
    await change(owner, user);
    late.deliver();
    expect(await signingIn).toBe(401);
  });

  it('however it falls together with the change', async () => {
    for (let round = 0; round < 25; round += 1) {
      const user = await buildCustomer(app);
      const owner = await app.as(user);
      const [changed, ...signIns] = await Promise.all([
        changePassword(owner),
        ...Array.from({ length: 4 }, () => login(user.email)),
      ]);
      expect(changed.status).toBe(200);
      for (const { body } of signIns.filter(({ status }) => status === 200))
        await bearing(body.access_token).expect(401);
    }
  });
});

describe('what is under way when the account changes', () => {
  it('a session that ends while it is looked up is not memoize', async () => {
    const user = await buildCustomer(app);
    const [mine, other] = [await app.as(user), await app.as(user)];
    const late = delayAnswer(app, /FROM sessions/);
    const underWay = mine.get('/users/me').then(({ status }) => status);
    await late.asked;
    await changePassword(other).expect(200);
    late.deliver();
    await underWay;
    await mine.get('/users/me').expect(401);
  });

  it.each<[string, (ways: WaysIn) => PromiseLike<{ status: number }>]>([
    ['a reset', ({ link }) => reset(link)],
    ['a ticket', ({ ticket }) => exchange(ticket)],
  ])('%s does not reach an account that closes while it is looked up', async (_name, use) => {
    const ways = await customerWithWaysIn();
    const late = delayAnswer(app, /FROM one_time_tokens/);
    const underWay = use(ways).then(({ status }) => status);
    await late.asked;
    await app.database.manager.update(User, { id: ways.user.id }, { status: USER_STATUS.withdrawn });
    late.deliver();
    expect(await underWay).toBe(404);
  });

  it('a reset leaves nothing behind that a withdrawal beside it would have ended', async () => {
    for (let round = 0; round < 10; round += 1) {
      const ways = await customerWithWaysIn();
      const [answer] = await Promise.all([reset(ways.link), withdraw(ways.user).expect(200)]);
      if (answer.status === 200) await bearing(answer.body.token.access_token).expect(401);
      expect(await opens(ways)).toEqual(NOTHING);
      expect(await app.database.manager.countBy(Session, { user_id: ways.user.id, ended_at: IsNull() })).toBe(0);
    }
  });

  it('no link is mailed to an address that the account has left', async () => {
    const user = await buildCustomer(app);
    const owner = await app.as(user);
    const late = delayAnswer(app, LOOK_UP_BY_ADDRESS);
    const asking = forgot(user.email).then(({ status }) => status);
    await late.asked;
    await moveTo(owner, `moved-${user.email}`).expect(200);
    late.deliver();
    expect(await asking).toBe(404);
    expect(await app.database.manager.countBy(Mail, { user_id: user.id, template: 'password_reset' })).toBe(0);
  });

  it('of two changes of the password in one session the second is refused', async () => {
    const user = await buildCustomer(app);
    const owner = await app.as(user);
    const wanted = ['new-pass1', 'new-pass2'];
    const answers = await Promise.all(
      wanted.map((password) => changePassword(owner, { password, password_confirm: password })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const first = answers.findIndex(({ status }) => status === 200);
    await bearing(answers[first]?.body.access_token).expect(200);
    await login(user.email, wanted[first]).expect(200);
  });

  it('of two changes of the address the second is stale, so that each address that was left is told', async () => {
    const user = await buildCustomer(app);
    const owner = await app.as(user);
    const late = delayAnswer(app, /FROM .users. /);
    const second = moveTo(owner, `second-${user.email}`).then(({ status, body }) => `${status} ${body.reason}`);
    await late.asked;
    await moveTo(owner, `first-${user.email}`).expect(200);
    late.deliver();
    expect(await second).toBe('409 stale');
    expect((await stored(user.id)).email).toBe(`first-${user.email}`);
    const told = await app.database.manager.findBy(Mail, { user_id: user.id, template: 'email_changed' });
    expect(told.map(({ recipient }) => recipient)).toEqual([user.email]);
  });
});

describe('a session that another server has ended', () => {
  const endElsewhere = (user: User) =>
    app.database.manager.update(Session, { user_id: user.id }, { ended_at: app.clock.now() });

  it('is known here five seconds later', async () => {
    const user = await buildCustomer(app);
    const caller = await app.as(user);
    await caller.get('/users/me').expect(200);
    await endElsewhere(user);
    app.clock.set('2026-11-25 09:00:06');
    await caller.get('/users/me').expect(401);
  });

  it.each([
    ['the password', (caller: Caller) => changePassword(caller)],
    ['the password by the old one', (caller: Caller) => changePassword(caller, { current_password: PASSWORD })],
    ['the address', (caller: Caller, { email }: User) => moveTo(caller, `moved-${email}`)],
  ])('changes nothing of %s even before', async (_name, change) => {
    const user = await buildCustomer(app);
    const caller = await app.as(user);
    await caller.get('/users/me').expect(200);
    await endElsewhere(user);
    await change(caller, user).expect(401);
    expect(await stored(user.id)).toMatchObject({ email: user.email, password_hash: user.password_hash });
  });
});

describe('a key of Idempotency-Key', () => {
  const register = (form: object, key: string) =>
    app.anonymous.post('/register').set('idempotency-key', key).send(form);

  it('answers a registration’s token again, which is dead once the session is over', async () => {
    const form = individual(`replay${(number += 1)}@example.com`);
    const first = await register(form, 'replay').expect(201);
    const { access_token } = first.body.token;
    await app.anonymous.post('/logout').auth(access_token, { type: 'bearer' }).expect(204);
    const again = await register(form, 'replay').expect(201);
    expect(again.body).toEqual(first.body);
    await bearing(again.body.token.access_token).expect(401);
  });

  it('answers a registration’s ticket again, which is void once somebody signed in', async () => {
    const form = monthly(`replay${(number += 1)}@example.com`);
    const first = await register(form, 'ticket').expect(201);
    await admin.post(`/admin/users/${first.body.user.id}/status`).send({ status: 1 }).expect(200);
    await login(form.email).expect(200);
    const again = await register(form, 'ticket').expect(201);
    expect(again.body.ticket).toBe(first.body.ticket);
    await exchange(again.body.ticket).expect(404);
  });

  it('answers nothing to a session that is over', async () => {
    const user = await buildCustomer(app);
    const caller = await app.as(user);
    const book = () =>
      caller.post('/users/me/washRequests').set('idempotency-key', 'mine').send({
        sched_pickup_dt: '2026-11-26 13:00:00',
        sched_delivery_dt: '2026-11-30 13:00:00',
        count: 1,
      });
    await book().expect(201);
    await caller.post('/logout').expect(204);
    await book().expect(401);
  });
});

describe('what is no session opens nothing', () => {
  const sign = (claims: object) =>
    jwt.sign(claims, JWT_SECRET, { issuer: 'laundry', audience: 'laundry-api', noTimestamp: true });
  const sessionOf = (user: { id: number }) => app.database.manager.findOneByOrFail(Session, { user_id: user.id });

  it('a well-signed token of another account, of no session, of a session id that is no text', async () => {
    const [user, other] = [await buildCustomer(app), await buildCustomer(app)];
    await app.as(user);
    const sid = (await sessionOf(user)).id;
    await bearing(sign({ sub: String(user.id), sid })).expect(200);
    await bearing(sign({ sub: String(other.id), sid: 'f'.repeat(32) })).expect(401);
    for (const claims of [
      { sub: String(other.id), sid: sid.toUpperCase() },
      { sub: String(user.id), sid: '' },
      { sub: String(user.id), sid: 0 },
      { sub: String(user.id), sid: true },
      { sub: String(user.id), sid: [sid] },
      { sub: String(user.id), sid: null },
      { sub: String(user.id) },
      { sid },
    ])
      await bearing(sign(claims)).expect(401);
  });

  it('the token of one account’s session with another’s id', async () => {
    const [user, other] = [await buildCustomer(app), await buildCustomer(app)];
    await app.as(user);
    await bearing(sign({ sub: String(other.id), sid: (await sessionOf(user)).id })).expect(401);
  });

  it('a session’s id, a ticket or a mailed secret in place of a token', async () => {
    const { user, ticket, link } = await customerWithWaysIn();
    for (const text of [(await sessionOf(user)).id, ticket, link, String(user.id)]) await bearing(text).expect(401);
  });

  it('a good token anywhere but in the header', async () => {
    const user = await buildCustomer(app);
    await app.as(user);
    const token = sign({ sub: String(user.id), sid: (await sessionOf(user)).id });
    await bearing(token).expect(200);
    for (const name of ['access_token', 'token', 'jwt', 'session', 'authorization']) {
      await app.anonymous.get('/users/me').set('cookie', `${name}=${token}`).expect(401);
      await app.anonymous.get(`/users/me?${name}=${token}`).expect(401);
    }
  });

  it('a mailed secret in place of a ticket, and the other way round', async () => {
    const { ticket, link } = await customerWithWaysIn();
    await exchange(link).expect(404);
    for (const password of [NEW, 'short']) await reset(ticket, password).expect(404);
  });

  it('ids of users and sessions, and what the database keeps of a ticket, in place of a ticket', async () => {
    const { ticket } = await customerWithWaysIn();
    const sessions = await app.database.manager.find(Session);
    const kept = await app.database.manager.find(OneTimeToken);
    const guesses = [
      ...Array.from({ length: 500 }, (_, index) => String(index)),
      ...sessions.map(({ id }) => id),
      ...kept.map(({ token_hash }) => token_hash),
    ];
    for (const guess of guesses) await exchange(guess).set('cookie', `ticket=${guess}`).expect(404);
    await exchange(ticket).expect(200);
  });
});
