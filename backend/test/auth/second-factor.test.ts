import { Secret, TOTP } from 'otpauth';
import { OPERATION, type OperationType } from '@laundry/shared/constants/operation-types';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { Passkey } from '../../src/modules/sessions/passkey.entity.js';
import { RecoveryCode } from '../../src/modules/sessions/recovery-code.entity.js';
import { SecondFactor } from '../../src/modules/sessions/second-factor.entity.js';
import type { User } from '../../src/modules/users/user.entity.js';
import { buildAdmin, buildCustomer, buildStaff, PASSWORD } from '../harness/rows/build-people.js';
import { deliveredLink, mailsTo } from '../harness/looks/delivered.js';
import { NOW, type Caller, type RunningApp } from '../harness/servers/start-app.js';
import { startTwoServers, type TwoServers } from '../harness/servers/two-servers.js';

let servers: TwoServers;
let app: RunningApp;

beforeAll(async () => {
  servers = await startTwoServers();
  app = servers.app;
});
afterAll(() => servers.close());
beforeEach(() => servers.setClocks(NOW));

/** What the app on somebody's phone shows, `steps` of 30 seconds from now. */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.epochMillis() + steps * 30_000 });
const login = ({ email }: User, on: RunningApp = app) =>
  on.anonymous.post('/login').send({ email, password: PASSWORD });
const challengeOf = async (user: User): Promise<string> => (await login(user).expect(403)).body.challenge;
const confirm = (challenge: string, code: string, on: RunningApp = app) =>
  on.anonymous.post('/login/secondFactor').send({ challenge, code });
const bearing = (token: string) => app.anonymous.get('/users/me').auth(token, { type: 'bearer' });
const entriesOf = async ({ id }: User, type: OperationType): Promise<number> =>
  app.database.manager.countBy(OperationHistory, { user_id: id, operation_type: type });

/** Somebody with an app that is set up, half a minute ago, so that the next code is a new one. */
async function withSecondFactor(build: (app: RunningApp) => Promise<User> = buildStaff) {
  const user = await build(app);
  const caller = await app.as(user);
  const { body } = await caller.post('/users/me/secondFactor').send({}).expect(200);
  const confirmed = await caller
    .post('/users/me/secondFactor/confirm')
    .send({ code: codeOf(body.secret) })
    .expect(200);
  app.clock.set('2026-11-25 09:00:30');
  const recoveryCodes: string[] = confirmed.body.recovery_codes;
  return { user, caller, secret: String(body.secret), recoveryCodes };
}

describe('setting it up', () => {
  it('tells the secret once, and counts from a code on', async () => {
    const user = await buildAdmin(app);
    const caller = await app.as(user);
    const { body } = await caller.post('/users/me/secondFactor').send({}).expect(200);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.uri).toMatch(/^otpauth:\/\/totp\//);
    expect(new URL(body.uri).searchParams.get('secret')).toBe(body.secret);
    await login(user).expect(200);
    const wrong = await caller
      .post('/users/me/secondFactor/confirm')
      .send({ code: codeOf(body.secret, 5) })
      .expect(422);
    expect(wrong.body.refusals).toEqual([{ code: 'second_factor_wrong', field: 'code' }]);
    await login(user).expect(200);
    const { body: done } = await caller
      .post('/users/me/secondFactor/confirm')
      .send({ code: codeOf(body.secret) })
      .expect(200);
    expect(new Set(done.recovery_codes).size).toBe(10);
    for (const code of done.recovery_codes) expect(code).toMatch(/^[a-z1-9]{4}(-[a-z1-9]{4}){5}$/);
    await login(user).expect(403);
    const shown = await caller.get('/users/me/secondFactor').expect(200);
    expect(shown.body).toEqual({
      confirmed_at: expect.stringMatching(/^2026-11-25 09:/),
      has_app: true,
      is_app_unreadable: false,
      passkeys: [],
      passkey_domain: null,
      recovery_codes_left: 10,
      due_at: null,
    });
    expect(await entriesOf(user, OPERATION.secondFactorSetUp)).toBe(1);
  });

  it.each(['Müller', '１２３４5あ', '12345', 'ａｂｃｄｅｆ'])(
    'by %j, which is no code, is refused as a wrong one',
    async (code) => {
      const caller = await app.as(await buildStaff(app));
      await caller.post('/users/me/secondFactor').send({}).expect(200);
      const { body } = await caller.post('/users/me/secondFactor/confirm').send({ code }).expect(422);
      expect(body.refusals).toEqual([{ code: 'second_factor_wrong', field: 'code' }]);
    },
  );

  it('ends the sessions that began without it, but for the one in which it is done', async () => {
    const user = await buildStaff(app);
    const other = await app.as(user);
    const caller = await app.as(user);
    const { body } = await caller.post('/users/me/secondFactor').send({}).expect(200);
    await caller
      .post('/users/me/secondFactor/confirm')
      .send({ code: codeOf(body.secret) })
      .expect(200);
    await caller.get('/users/me').expect(200);
    await other.get('/users/me').expect(401);
  });

  it('asks who is there in an old session, and goes on to ask for the old app until the new one’s code has come', async () => {
    const { user, secret, caller } = await withSecondFactor();
    app.clock.set('2026-11-25 09:20:00');
    const refused = await caller.post('/users/me/secondFactor').send({}).expect(403);
    expect(refused.body.reason).toBe('reauth_required');
    const { body } = await caller.post('/users/me/secondFactor').send({ current_password: PASSWORD }).expect(200);
    await confirm(await challengeOf(user), codeOf(body.secret)).expect(422);
    await confirm(await challengeOf(user), codeOf(secret)).expect(200);
    await caller
      .post('/users/me/secondFactor/confirm')
      .send({ code: codeOf(body.secret) })
      .expect(200);
    app.clock.set('2026-11-25 09:20:30');
    await confirm(await challengeOf(user), codeOf(secret)).expect(422);
    await confirm(await challengeOf(user), codeOf(body.secret)).expect(200);
  });

  it('stores neither the secret nor a recovery code as it is', async () => {
    const { user, secret, recoveryCodes } = await withSecondFactor();
    const rows = await app.database.query<{ secret: string }>('SELECT secret FROM second_factors WHERE user_id = ?', [
      user.id,
    ]);
    expect(rows[0]?.secret).toMatch(/^v1\./);
    const read = await app.database.manager.findOneByOrFail(SecondFactor, { user_id: user.id });
    expect([read.secret, read.new_secret]).toEqual([secret, '']);
    const stored = await app.database.manager.findBy(RecoveryCode, { user_id: user.id });
    expect(stored).toHaveLength(10);
    for (const code of recoveryCodes) expect(JSON.stringify(stored)).not.toContain(code);
  });
});

describe('signing in', () => {
  it('without one is answered as ever', async () => {
    const { body } = await login(await buildAdmin(app)).expect(200);
    expect(Object.keys(body)).toEqual(['access_token', 'user']);
  });

  it('the right password begins no session: a code does, and the challenge is then used up', async () => {
    const { user, secret } = await withSecondFactor(buildAdmin);
    const { body } = await login(user).expect(403);
    expect(body).toMatchObject({ reason: 'second_factor_required', challenge: expect.any(String) });
    expect(body).not.toHaveProperty('access_token');
    await bearing(body.challenge).expect(401);
    const done = await confirm(body.challenge, ` ${codeOf(secret).replace(/^.../, '$& ')}`).expect(200);
    expect(done.body.user.id).toBe(user.id);
    await bearing(done.body.access_token).expect(200);
    servers.setClocks('2026-11-25 09:01:30');
    await confirm(body.challenge, codeOf(secret)).expect(401);
  });

  it.each([
    [-2, 422],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 422],
  ])('with the code of %i half-minutes from now: %i', async (steps, status) => {
    const { user, secret } = await withSecondFactor();
    servers.setClocks('2026-11-25 09:10:00');
    await confirm(await challengeOf(user), codeOf(secret, steps)).expect(status);
  });

  it('a code is good once, and with it every earlier one is past', async () => {
    const { user, secret } = await withSecondFactor();
    servers.setClocks('2026-11-25 09:10:00');
    await confirm(await challengeOf(user), codeOf(secret)).expect(200);
    for (const steps of [0, -1]) await confirm(await challengeOf(user), codeOf(secret, steps)).expect(422);
    await confirm(await challengeOf(user), codeOf(secret, 1)).expect(200);
  });

  it('a code sent to two servers at once begins one session', async () => {
    const { user, secret } = await withSecondFactor();
    servers.setClocks('2026-11-25 09:10:00');
    const challenges = [
      await challengeOf(user),
      await challengeOf(user),
      await challengeOf(user),
      await challengeOf(user),
    ];
    const answers = await Promise.all(
      challenges.map((challenge, at) => confirm(challenge, codeOf(secret), at % 2 === 0 ? app : servers.replica)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });

  it('one challenge begins one session, with whatever codes it comes twice', async () => {
    const { user, secret, recoveryCodes } = await withSecondFactor();
    servers.setClocks('2026-11-25 09:10:00');
    const challenge = await challengeOf(user);
    const answers = await Promise.all([
      confirm(challenge, codeOf(secret)),
      confirm(challenge, recoveryCodes[0] ?? '', servers.replica),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    // What was not used is good still.
    const kept = await app.database.manager.countBy(OperationHistory, {
      user_id: user.id,
      operation_type: OPERATION.recoveryCodeUsed,
    });
    const left = await app.database.manager.findBy(RecoveryCode, { user_id: user.id });
    expect(left.filter(({ used_at }) => used_at !== null)).toHaveLength(kept);
  });

  it('a challenge is over after five minutes, and with a new password or a sign-out', async () => {
    const { user, secret, caller } = await withSecondFactor(buildAdmin);
    const late = await challengeOf(user);
    servers.setClocks('2026-11-25 09:05:30');
    const expired = await confirm(late, codeOf(secret)).expect(401);
    expect(expired.body.detail).toBe('確認コードの入力期限を過ぎました。もう一度ログインしてください');
    const before = await challengeOf(user);
    const change = { password: 'new-pass1', password_confirm: 'new-pass1' };
    await caller.post('/users/me/password').send(change).expect(200);
    await confirm(before, codeOf(secret)).expect(401);
  });

  it('a recovery code opens once, however it is typed, and is in the history', async () => {
    const { user, recoveryCodes } = await withSecondFactor();
    const [first = '', second = ''] = recoveryCodes;
    await confirm(await challengeOf(user), first.toUpperCase().replaceAll('-', ' ')).expect(200);
    await confirm(await challengeOf(user), first).expect(422);
    await confirm(await challengeOf(user), second).expect(200);
    expect(await entriesOf(user, OPERATION.recoveryCodeUsed)).toBe(2);
    const other = await withSecondFactor();
    await confirm(await challengeOf(other.user), recoveryCodes[2] ?? '').expect(422);
  });

  it('a mailed link sets the password and opens nothing by itself', async () => {
    const { user, secret } = await withSecondFactor(buildAdmin);
    await app.anonymous.post('/password/forgot').send({ email: user.email }).expect(204);
    const token = await deliveredLink(app, user.email);
    const change = { token, password: 'new-pass1', password_confirm: 'new-pass1' };
    const { body } = await app.anonymous.post('/password/reset').send(change).expect(403);
    expect(body.reason).toBe('second_factor_required');
    await confirm(body.challenge, codeOf(secret)).expect(200);
    await login(user).expect(401);
  });
});

describe('afterwards', () => {
  it('who has it is told to administrators and themselves, and to no other operator', async () => {
    const { user, caller } = await withSecondFactor();
    const [admin, manager] = [
      await app.as(await buildAdmin(app)),
      await app.as(await buildStaff(app, { role_type: ROLE_TYPE.manager })),
    ];
    const told = async (to: Caller) => {
      const filter = { month: '2026-11', operation_type: OPERATION.secondFactorSetUp, user_id: user.id };
      return (await to.get('/admin/operationHistories').query(filter).expect(200)).body.length;
    };
    expect(await Promise.all([admin, manager, caller].map(told))).toEqual([1, 0, 1]);
  });

  it('new recovery codes void the others', async () => {
    const { user, caller, recoveryCodes } = await withSecondFactor();
    const { body } = await caller.post('/users/me/secondFactor/recoveryCodes').send({}).expect(200);
    expect(body.recovery_codes).toHaveLength(10);
    await confirm(await challengeOf(user), recoveryCodes[0] ?? '').expect(422);
    await confirm(await challengeOf(user), body.recovery_codes[0]).expect(200);
    expect(await entriesOf(user, OPERATION.recoveryCodesRenewed)).toBe(1);
  });

  it('it is removed by who shows who they are', async () => {
    const { user, caller } = await withSecondFactor();
    servers.setClocks('2026-11-25 09:20:00');
    await caller.post('/users/me/secondFactor/remove').send({}).expect(403);
    await caller.post('/users/me/secondFactor/remove').send({ current_password: 'wrong1234' }).expect(422);
    await login(user).expect(403);
    await caller.post('/users/me/secondFactor/remove').send({ current_password: PASSWORD }).expect(204);
    await login(user).expect(200);
    await caller.post('/users/me/secondFactor/remove').send({ current_password: PASSWORD }).expect(404);
    await caller.post('/users/me/secondFactor/recoveryCodes').send({ current_password: PASSWORD }).expect(404);
    expect(await entriesOf(user, OPERATION.secondFactorRemoved)).toBe(1);
  });

  it('an app stays beside a passkey that this server offers to nobody, having no domain', async () => {
    const { user, caller } = await withSecondFactor();
    const credential = { credential_hash: 'c', credential_id: 'c', public_key: 'k', counter: '0', transports: '' };
    const passkey = { ...credential, user_id: user.id, name: '以前のパスキー', created_at: NOW };
    await app.database.manager.insert(Passkey, passkey);
    await caller.post('/users/me/secondFactor/remove').send({}).expect(403);
    expect((await login(user).expect(403)).body).toMatchObject({ reason: 'second_factor_required', passkey: null });
  });

  it('administrators find each other, and nobody else does', async () => {
    const { user, caller } = await withSecondFactor(buildAdmin);
    const listed = await caller
      .get('/admin/administrators')
      .query({ filter: JSON.stringify({ id: [user.id] }) })
      .expect(200);
    expect(listed.headers['content-range']).toBe('administrators 0-0/1');
    const { id, created_at, name1, name2, email } = user;
    expect(listed.body).toEqual([{ id, created_at, name1, name2, email, has_second_factor: true }]);
    const staff = JSON.stringify({ id: [(await buildStaff(app)).id] });
    expect((await caller.get('/admin/administrators').query({ filter: staff }).expect(200)).body).toEqual([]);
    await (await app.as(await buildStaff(app, { role_type: 1 }))).get('/admin/administrators').expect(403);
  });

  it('an administrator resets another’s, whose sessions end; nobody else does, nor anybody their own', async () => {
    const { user, caller } = await withSecondFactor();
    const own = await withSecondFactor(buildAdmin);
    const reset = (by: Caller, { id }: User) => by.post(`/admin/members/${id}/secondFactor/reset`).send({});
    const listed = await own.caller
      .get('/admin/members')
      .query({ filter: JSON.stringify({ id: [user.id] }) })
      .expect(200);
    expect(listed.body).toEqual([expect.objectContaining({ id: user.id, has_second_factor: true })]);
    await reset(await app.as(await buildStaff(app, { role_type: 1 })), user).expect(403);
    await reset(own.caller, own.user).expect(403);
    await reset(own.caller, await buildCustomer(app)).expect(404);
    await reset(own.caller, user).expect(204);
    // Another server knows of it five seconds later, and of two in one process the second one looks sessions up (passport).
    servers.setClocks('2026-11-25 09:00:40');
    await caller.get('/users/me').expect(401);
    await login(user).expect(200);
    await reset(own.caller, user).expect(404);
    const entry = await app.database.manager.findOneByOrFail(OperationHistory, {
      user_id: user.id,
      operation_type: OPERATION.secondFactorRemoved,
    });
    expect(entry.operation_user_id).toBe(own.user.id);
  });
});

describe('a mail tells its owner', () => {
  const subjects = async ({ email }: User) => (await mailsTo(app, email)).map(({ subject }) => subject);

  it('of each change, when it was, and what to do; never a secret', async () => {
    const { user, caller, secret, recoveryCodes } = await withSecondFactor();
    const { body } = await caller.post('/users/me/secondFactor/recoveryCodes').send({}).expect(200);
    await caller.post('/users/me/secondFactor/remove').send({}).expect(204);
    expect(await subjects(user)).toEqual([
      '認証アプリを設定しました',
      '予備コードを再発行しました',
      '認証アプリを解除しました',
    ]);
    const mails = await mailsTo(app, user.email);
    for (const { body: text } of mails) {
      expect(text).toContain(`${user.name1} ${user.name2} 様`);
      expect(text).toContain('日時：11月25日(水) 09:00');
      expect(text).toContain('/password/forgot\n');
      for (const told of [secret, ...recoveryCodes, ...body.recovery_codes]) expect(text).not.toContain(told);
    }
  });

  it('of a reset by an administrator, in the reader’s language', async () => {
    const { user } = await withSecondFactor((on) => buildStaff(on, { current_lang: 'en' }));
    const admin = await app.as(await buildAdmin(app));
    await admin.post(`/admin/members/${user.id}/secondFactor/reset`).send({}).expect(204);
    expect(await subjects(user)).toEqual(['An authenticator app was set up', 'Two-step sign-in was reset']);
  });

  it('of nothing that was refused', async () => {
    const { user, caller } = await withSecondFactor();
    servers.setClocks('2026-11-25 09:20:00');
    await caller.post('/users/me/secondFactor/remove').send({}).expect(403);
    await caller.post('/users/me/secondFactor/recoveryCodes').send({ current_password: 'wrong1234' }).expect(422);
    const admin = await app.as(await buildAdmin(app));
    const without = await buildStaff(app);
    await admin.post(`/admin/members/${without.id}/secondFactor/reset`).send({}).expect(404);
    expect([await subjects(user), await subjects(without)]).toEqual([['認証アプリを設定しました'], []]);
  });
});
