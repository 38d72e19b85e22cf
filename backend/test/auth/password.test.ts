import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { OneTimeToken } from '../../src/modules/sessions/one-time-token.entity.js';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { Mail } from '../../src/modules/mail/mail.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { clearText } from '../harness/looks/clear-text.js';
import { deliveredLink, deliveredTo } from '../harness/looks/delivered.js';
import { buildAdmin, buildCustomer, buildStaff, PASSWORD } from '../harness/rows/build-people.js';
import { NOW, startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

const NEW = 'new-pass1';
/** A row alone, so that a link is there at all. */
const WHY = 'accounts are withdrawn without what ends with them';

let app: RunningApp;

beforeAll(async () => {
  app = await startApp({
    env: { PUBLIC_URL: 'https://laundry.example' },
    breaks: {
      'who is withdrawn has a last day, and who is reviewed pays by invoice': WHY,
      'no secret begins a session of an account that has ended': WHY,
    },
  });
});
afterAll(() => app.close());
afterEach(() => app.clock.set(NOW));

const login = (email: string, password: string) => app.anonymous.post('/login').send({ email, password });
const forgot = (email: string) => app.anonymous.post('/password/forgot').send({ email });
const reset = (token: string, password = NEW, password_confirm = password) =>
  app.anonymous.post('/password/reset').send({ token, password, password_confirm });
const change = (caller: Caller, body: object) =>
  caller.post('/users/me/password').send({ password: NEW, password_confirm: NEW, ...body });
const mailsTo = (user: User): Promise<Mail[]> =>
  app.database.manager.find(Mail, { where: { user_id: user.id }, order: { id: 'ASC' } });

/** The token of the link in the last mail. */
async function mailedToken(user: User): Promise<string> {
  await forgot(user.email).expect(204);
  return deliveredLink(app, user.email);
}

describe('a forgotten password', () => {
  it('gets a mail with a link whose secret the database does not hold', async () => {
    const user = await buildCustomer(app);
    const token = await mailedToken(user);
    expect(await mailsTo(user)).toMatchObject([{ template: 'password_reset', recipient: user.email }]);
    const rows = await app.database.manager.findBy(OneTimeToken, { user_id: user.id });
    expect(rows.map(({ token_hash }) => token_hash)).not.toContain(token);
  });

  it('is linked to the service’s own address, whatever host the call names', async () => {
    const { email } = await buildCustomer(app);
    const hosts = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    await app.anonymous.post('/password/forgot').set(hosts).send({ email }).expect(204);
    const [mail] = await deliveredTo(app, email);
    expect(mail).toContain('https://laundry.example/password/reset/');
    expect(mail).not.toContain('evil.example');
  });

  it('is found however the address is written', async () => {
    const user = await buildCustomer(app);
    await forgot(` ${user.email.toUpperCase()} `).expect(204);
  });

  it.each([
    ['nobody@example.com', 404],
    ['not an address', 404],
    ['', 422],
  ])('of %j is answered %i', async (email, status) => {
    const { body } = await forgot(email).expect(status);
    if (status === 404) expect(body.detail).toBe('ユーザーが見つかりません');
  });

  it.each([
    ['withdrawn', { status: USER_STATUS.withdrawn }],
    ['deleted', { email_key: null, deleted_at: NOW }],
  ])('of a %s account is not found', async (_name, fields) => {
    const user = await buildCustomer(app);
    await app.database.manager.update(User, { id: user.id }, fields);
    await forgot(user.email).expect(404);
  });
});

describe('a reset', () => {
  it('sets the password, ends every session, signs in, leaves a trace and a mail', async () => {
    const user = await buildCustomer(app);
    const [phone, laptop] = [await app.as(user), await app.as(user)];
    const { body } = await reset(await mailedToken(user)).expect(200);
    expect(body).toEqual({ token: { access_token: expect.any(String) } });
    for (const old of [phone, laptop]) await old.get('/users/me').expect(401);
    await app.anonymous.get('/users/me').auth(body.token.access_token, { type: 'bearer' }).expect(200);
    await login(user.email, PASSWORD).expect(401);
    await login(user.email, NEW).expect(200);
    expect((await mailsTo(user)).map(({ template }) => template)).toEqual(['password_reset', 'password_changed']);
    const history = await app.database.manager.findBy(OperationHistory, { user_id: user.id });
    expect(history).toMatchObject([{ operation_type: OPERATION.passwordChanged, operation_user_id: user.id }]);
  });

  it('works once, also for 20 at once', async () => {
    const user = await buildCustomer(app);
    const token = await mailedToken(user);
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => reset(token)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 404)).toHaveLength(19);
    const { body } = await reset(token).expect(404);
    expect(body.detail).toBe('URLが無効です。もう一度やり直してください');
  });

  it('takes the newest link only', async () => {
    const user = await buildCustomer(app);
    const [first, second] = [await mailedToken(user), await mailedToken(user)];
    await reset(first).expect(404);
    await reset(second).expect(200);
  });

  it.each([
    ['2026-11-25 09:29:30', 200],
    ['2026-11-25 09:30:30', 404],
  ])('by a link of 9:00 at %s is answered %i', async (now, status) => {
    const user = await buildCustomer(app);
    const token = await mailedToken(user);
    app.clock.set(now);
    await reset(token).expect(status);
  });

  it('is refused to an account that was withdrawn meanwhile', async () => {
    const user = await buildCustomer(app);
    const token = await mailedToken(user);
    await app.database.manager.update(User, { id: user.id }, { status: 90 });
    await reset(token).expect(404);
  });

  it('with a bad password is refused, and the link stays good', async () => {
    const user = await buildCustomer(app);
    const token = await mailedToken(user);
    const { body } = await reset(token, 'short1', 'short2').expect(422);
    expect(Object.keys(body.errors).sort()).toEqual(['password', 'password_confirm']);
    await reset(token).expect(200);
  });

  it.each(['', 'x', 'a'.repeat(43), 'a'.repeat(201), 'a'.repeat(100_000), 'a\nb\u0000', '🧺', '\ud83e'])(
    'by a text that is no token finds nothing: %#',
    async (token) => {
      const { body } = await reset(token).expect(404);
      expect(body.detail).toBe('URLが無効です。もう一度やり直してください');
    },
  );

  it.each([[null], [undefined], [1], [true], [['x']], [{ $ne: '' }]])(
    'by %j is an error of its field',
    async (token) => {
      const { body } = await app.anonymous
        .post('/password/reset')
        .send({ token, password: NEW, password_confirm: NEW })
        .expect(422);
      expect(Object.keys(body.errors)).toEqual(['token']);
    },
  );

  it('is not possible with a registration’s ticket', async () => {
    const user = await buildCustomer(app);
    const token = await mailedToken(user);
    await app.database.manager.update(OneTimeToken, { user_id: user.id }, { kind: 'registration' });
    await reset(token).expect(404);
  });
});

describe('a link whose mail could not be sent at once', () => {
  const putBack = (user: User) =>
    app.database.manager.update(
      Mail,
      { user_id: user.id, template: 'password_reset' },
      { state: 'waiting', send_at: NOW, sent_at: null },
    );

  it.each<[string, 'sent' | 'dead', (user: User) => Promise<unknown>]>([
    ['is still wanted', 'sent', () => Promise.resolve()],
    ['was asked for hours ago', 'sent', () => Promise.resolve(app.clock.set('2026-11-26 08:59:30'))],
    ['was asked for a day ago', 'dead', () => Promise.resolve(app.clock.set('2026-11-26 09:00:30'))],
    [
      'has come already, and was used',
      'dead',
      async (user) => {
        const token = await deliveredLink(app, user.email);
        await putBack(user);
        await reset(token).expect(200);
      },
    ],
    ['was followed by a newer one', 'dead', (user) => forgot(user.email).expect(204)],
    ['is void since the password was changed', 'dead', async (user) => change(await app.as(user), {}).expect(200)],
    ['is void since somebody signed out', 'dead', async (user) => (await app.as(user)).post('/logout').expect(204)],
    [
      'leads to a withdrawn account',
      'dead',
      (user) => app.database.manager.update(User, { id: user.id }, { status: 90 }),
    ],
  ])('and %s: it is %s', async (_, state, happen) => {
    const user = await buildCustomer(app);
    await forgot(user.email).expect(204);
    await happen(user);
    await deliveredTo(app, user.email);
    const [mail] = await mailsTo(user);
    expect(mail).toMatchObject({ template: 'password_reset', state });
    if (state === 'dead') expect(mail).toMatchObject({ last_error: 'no longer true' });
  });

  it('is good for 30 minutes from its delivery, which it says', async () => {
    const user = await buildCustomer(app);
    await forgot(user.email).expect(204);
    app.clock.set('2026-11-25 15:00:00');
    const [mail] = await deliveredTo(app, user.email);
    expect(mail).toContain('30分以内（11月25日(水) 15:30 まで）');
    app.clock.set('2026-11-25 15:29:30');
    await reset(await deliveredLink(app, user.email)).expect(200);
  });

  it('is good in each copy of a mail that was sent twice, until one is used', async () => {
    const user = await buildCustomer(app);
    await forgot(user.email).expect(204);
    const first = await deliveredLink(app, user.email);
    await putBack(user);
    const second = await deliveredLink(app, user.email);
    expect(second).not.toBe(first);
    await reset(first, 'short').expect(422);
    await reset(second, 'short').expect(422);
    await reset(first).expect(200);
    await reset(second).expect(404);
  });

  it('is in the mail that an operator sends again', async () => {
    const user = await buildCustomer(app);
    await forgot(user.email).expect(204);
    const [mail] = await mailsTo(user);
    await app.database.manager.update(Mail, { id: mail?.id }, { state: 'dead', last_error: '550', tries: 5 });
    app.clock.set('2026-11-25 18:00:00');
    const admin = await app.as(await buildAdmin(app));
    await admin.post(`/admin/failures/mails/${String(mail?.id)}/retry`).expect(204);
    await reset(await deliveredLink(app, user.email)).expect(200);
  });
});

describe('the passwords of', () => {
  it.each([
    [
      'a customer',
      buildCustomer,
      ['demo1234', 'abc!#$%1', 'a1'.repeat(64)],
      ['demo123', 'abcdefgh', '12345678', 'あ1bcdefg', 'a1 bcdef', 'a1'.repeat(65)],
    ],
    ['an admin', buildAdmin, ['demo12345', 'abc!#$%1'], ['demo123', 'abcdefgh']],
    ['staff', buildStaff, ['demo1234'], ['demo12345', 'demo123', 'abc!#$%1', 'abcdefgh', '12345678']],
  ] as const)('%s', async (_name, build, good, bad) => {
    const user = await build(app);
    for (const password of bad) {
      const { body } = await change(await app.as(user), { password, password_confirm: password }).expect(422);
      expect(Object.keys(body.errors)).toContain('password');
    }
    for (const password of good) {
      await change(await app.as(user), { password, password_confirm: password }).expect(200);
    }
  });
});

describe('a change of the password', () => {
  it('ends the other sessions, answers the only one that is left, leaves a trace and a mail', async () => {
    const user = await buildCustomer(app);
    const [mine, other] = [await app.as(user), await app.as(user)];
    const { body } = await change(mine, { current_password: PASSWORD }).expect(200);
    expect(body).toEqual({ access_token: expect.any(String) });
    for (const old of [mine, other]) await old.get('/users/me').expect(401);
    await app.anonymous.get('/users/me').auth(body.access_token, { type: 'bearer' }).expect(200);
    await login(user.email, NEW).expect(200);
    expect((await mailsTo(user)).map(({ template }) => template)).toEqual(['password_changed']);
    const history = await app.database.manager.findBy(OperationHistory, { user_id: user.id });
    expect(history).toMatchObject([{ operation_type: OPERATION.passwordChanged }]);
  });

  it.each([true, false])('says that the address of a calendar lives on, where there is one: %s', async (has) => {
    const user = await buildCustomer(app);
    const mine = await app.as(user);
    if (has) await mine.post('/users/me/calendarFeed').expect(201);
    await change(mine, {}).expect(200);
    const [mail] = await mailsTo(user);
    expect(clearText(mail?.body).includes('/profile/calendar')).toBe(has);
  });

  it('voids the links that were mailed before', async () => {
    const user = await buildCustomer(app);
    const token = await mailedToken(user);
    await change(await app.as(user), {}).expect(200);
    await reset(token).expect(404);
  });

  it.each([
    ['2026-11-25 09:14:30', 200],
    ['2026-11-25 09:15:00', 403],
  ])('without the current one in a session of 9:00 at %s is answered %i', async (now, status) => {
    const caller = await app.as(await buildCustomer(app));
    app.clock.set(now);
    const { body } = await change(caller, {}).expect(status);
    if (status === 403) expect(body.reason).toBe('reauth_required');
  });

  it('with the current one works in an old session', async () => {
    const caller = await app.as(await buildCustomer(app));
    app.clock.set('2026-11-26 09:00:00');
    await change(caller, { current_password: PASSWORD }).expect(200);
  });

  it.each<[object, Record<string, string[]>]>([
    [{ current_password: 'wrong123' }, { current_password: ['現在のパスワードが違います'] }],
    [{ password_confirm: 'other-pass1' }, { password_confirm: ['確認のため、パスワードと同じ内容を入力してください'] }],
    [{ password: '' }, { password: ['必須項目です'] }],
    [{ user_id: 1 }, { user_id: ['指定できない項目です'] }],
  ])('with %j is refused', async (body, errors) => {
    const user = await buildCustomer(app);
    const answer = await change(await app.as(user), body).expect(422);
    expect(answer.body.errors).toEqual(errors);
    await login(user.email, PASSWORD).expect(200);
  });

  it('needs a session', async () => {
    await change(app.anonymous, { current_password: PASSWORD }).expect(401);
  });
});

describe('tries are limited', () => {
  let limited: RunningApp;
  beforeAll(async () => {
    limited = await startApp({ env: { RATE_LIMIT: 'on' } });
  });
  afterAll(() => limited.close());

  it('ten wrong current passwords', async () => {
    const user = await buildCustomer(limited);
    const caller = await limited.as(user);
    const wrong = () => change(caller, { current_password: 'wrong123' });
    for (let tries = 0; tries < 10; tries += 1) await wrong().expect(422);
    await wrong().expect(429);
    await change(caller, { current_password: PASSWORD }).expect(429);
  });
});
