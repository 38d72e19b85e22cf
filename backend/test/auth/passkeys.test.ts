import { Secret, TOTP } from 'otpauth';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { Passkey } from '../../src/modules/sessions/passkey.entity.js';
import { RecoveryCode } from '../../src/modules/sessions/recovery-code.entity.js';
import type { User } from '../../src/modules/users/user.entity.js';
import { Authenticator } from './second-factor/authenticator.js';
import { buildAdmin, buildStaff, PASSWORD } from '../harness/rows/build-people.js';
import { unreadableText } from '../harness/rows/unreadable-text.js';
import { deliveredLink, mailsTo } from '../harness/looks/delivered.js';
import { NOW, type Caller, type RunningApp } from '../harness/servers/start-app.js';
import { startTwoServers, type TwoServers } from '../harness/servers/two-servers.js';

const SITE = { origin: 'https://desk.example', domain: 'desk.example' };
const ELSEWHERE = { origin: 'https://desk.example.evil.example', domain: 'desk.example' };

let servers: TwoServers;
let app: RunningApp;
beforeAll(async () => {
  servers = await startTwoServers({ PUBLIC_URL: SITE.origin });
  app = servers.app;
});
afterAll(() => servers.close());
beforeEach(() => servers.setClocks(NOW));

const PATH = '/users/me/secondFactor/passkeys';
const login = ({ email }: User, on: RunningApp = app) =>
  on.anonymous.post('/login').send({ email, password: PASSWORD });
const challengeOf = async (user: User): Promise<string> => (await login(user).expect(403)).body.challenge;
const begin = async (caller: Caller): Promise<string> =>
  (await caller.post(`${PATH}/begin`).send({}).expect(200)).body.challenge;
const byPasskey = (body: object, on: RunningApp = app) => on.anonymous.post('/login/passkey').send(body);
const shownTo = async (caller: Caller) => (await caller.get('/users/me/secondFactor').expect(200)).body;

async function addTo(caller: Caller, key = new Authenticator(), name = '鍵') {
  const challenge = await begin(caller);
  const { body } = await caller
    .post(PATH)
    .send(key.make({ ...SITE, challenge }, name))
    .expect(200);
  const recoveryCodes: string[] = body.recovery_codes;
  return { key, recoveryCodes };
}

async function withPasskey(build: (on: RunningApp) => Promise<User> = buildStaff) {
  const user = await build(app);
  const caller = await app.as(user);
  return { user, caller, ...(await addTo(caller)) };
}

describe('a passkey', () => {
  it('is made for a challenge, comes with recovery codes as the first factor, and is in the list', async () => {
    const { user, caller, recoveryCodes } = await withPasskey(buildAdmin);
    expect(recoveryCodes).toHaveLength(10);
    expect(await shownTo(caller)).toMatchObject({
      confirmed_at: NOW,
      has_app: false,
      is_app_unreadable: false,
      passkey_domain: 'desk.example',
      recovery_codes_left: 10,
      passkeys: [{ id: expect.any(Number), name: '鍵', created_at: NOW, last_used_at: null }],
    });
    await login(user).expect(403);
    const entry = await app.database.manager.findOneByOrFail(OperationHistory, {
      user_id: user.id,
      operation_type: OPERATION.secondFactorSetUp,
    });
    expect(JSON.parse(entry.changes)).toEqual({ passkey: [null, '鍵'] });
    expect((await mailsTo(app, user.email)).map(({ subject }) => subject)).toEqual(['パスキーを登録しました']);
  });

  it('ends the sessions that began without a second factor, but for its own', async () => {
    const user = await buildStaff(app);
    const other = await app.as(user);
    const caller = await app.as(user);
    await addTo(caller);
    await caller.get('/users/me').expect(200);
    await other.get('/users/me').expect(401);
  });

  it('beside another one keeps the recovery codes and the sessions', async () => {
    const { user, caller } = await withPasskey();
    const other = await app.as(user);
    expect((await addTo(caller)).recoveryCodes).toEqual([]);
    await other.get('/users/me').expect(200);
    expect((await shownTo(caller)).passkeys).toHaveLength(2);
  });

  it('asks who is there in an old session', async () => {
    const caller = await app.as(await buildStaff(app));
    servers.setClocks('2026-11-25 09:20:00');
    const { body } = await caller.post(`${PATH}/begin`).send({}).expect(403);
    expect(body.reason).toBe('reauth_required');
    await caller.post(`${PATH}/begin`).send({ current_password: PASSWORD }).expect(200);
  });

  it('is no other account’s, and there are at most ten', async () => {
    const { key, caller } = await withPasskey();
    const other = await app.as(await buildStaff(app));
    await other
      .post(PATH)
      .send(key.make({ ...SITE, challenge: await begin(other) }))
      .expect(422);
    for (let more = 1; more < 10; more += 1) await addTo(caller);
    const full = new Authenticator().make({ ...SITE, challenge: await begin(caller) });
    const { body } = await caller.post(PATH).send(full).expect(422);
    expect(body.refusals).toEqual([{ code: 'passkeys_full', field: 'name' }]);
  });

  type Turned = (made: ReturnType<Authenticator['make']>) => object;
  const garbled: readonly (readonly [string, Turned])[] = [
    ['not Base64url', (made) => ({ ...made, attestation: 'ああ!!' })],
    ['cut off', (made) => ({ ...made, attestation: made.attestation.slice(0, 90) })],
    ['of another credential', (made) => ({ ...made, credential: 'AAAA' })],
    ['whose client data is no JSON', (made) => ({ ...made, client_data: Buffer.from('{').toString('base64url') })],
    ['whose client data is null', (made) => ({ ...made, client_data: Buffer.from('null').toString('base64url') })],
    ['deeply nested', (made) => ({ ...made, attestation: Buffer.alloc(3_000, 0x81).toString('base64url') })],
    [
      'of a length that is not there',
      (made) => ({ ...made, attestation: Buffer.from('9bffffffffffffffff', 'hex').toString('base64url') }),
    ],
  ];
  it.each(garbled)('%s is refused, and nothing is stored', async (_, turn) => {
    const user = await buildStaff(app);
    const caller = await app.as(user);
    const made = new Authenticator().make({ ...SITE, challenge: await begin(caller) });
    const { body } = await caller.post(PATH).send(turn(made)).expect(422);
    expect(body.refusals).toEqual([{ code: 'passkey_wrong', field: 'attestation' }]);
    expect(await app.database.manager.countBy(Passkey, { user_id: user.id })).toBe(0);
  });

  it('of another site, another’s challenge, a used or an old one is refused', async () => {
    const caller = await app.as(await buildStaff(app));
    const other = await app.as(await buildStaff(app));
    const refused = (made: object) => caller.post(PATH).send(made).expect(422);
    await refused(new Authenticator().make({ ...ELSEWHERE, challenge: await begin(caller) }));
    await refused(new Authenticator().make({ ...SITE, domain: 'evil.example', challenge: await begin(caller) }));
    await refused(new Authenticator().make({ ...SITE, challenge: await begin(other) }));
    const challenge = await begin(caller);
    await caller
      .post(PATH)
      .send(new Authenticator().make({ ...SITE, challenge }))
      .expect(200);
    await refused(new Authenticator().make({ ...SITE, challenge }));
    const late = await begin(caller);
    servers.setClocks('2026-11-25 09:05:30');
    await refused(new Authenticator().make({ ...SITE, challenge: late }));
  });
});

describe('signing in by it', () => {
  it('the refusal names the passkeys, and one of them begins the session, once', async () => {
    const { user, key, caller } = await withPasskey(buildAdmin);
    const { body } = await login(user).expect(403);
    const id = key.credentialId.toString('base64url');
    expect(body.passkey).toEqual({ domain: 'desk.example', passkeys: [{ id, transports: ['internal'] }] });
    const signed = key.sign({ ...SITE, challenge: body.challenge });
    const done = await byPasskey(signed).expect(200);
    expect(done.body.user.id).toBe(user.id);
    await app.anonymous.get('/users/me').auth(done.body.access_token, { type: 'bearer' }).expect(200);
    await byPasskey(signed).expect(401);
    expect((await shownTo(caller)).passkeys[0].last_used_at).toBe(NOW);
  });

  it('sent to two servers at once begins one session', async () => {
    const { user, key } = await withPasskey();
    const signed = key.sign({ ...SITE, challenge: await challengeOf(user) });
    const answers = await Promise.all([byPasskey(signed), byPasskey(signed, servers.replica)]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  it('is for the challenge and the site that it was signed for', async () => {
    const { user, key } = await withPasskey();
    const [first, second] = [await challengeOf(user), await challengeOf(user)];
    const wrong = await byPasskey({ ...key.sign({ ...SITE, challenge: first }), challenge: second }).expect(422);
    expect(wrong.body.refusals).toEqual([{ code: 'passkey_wrong', field: 'signature' }]);
    await byPasskey(key.sign({ ...ELSEWHERE, challenge: second })).expect(422);
    await byPasskey(key.sign({ ...SITE, domain: 'evil.example', challenge: second })).expect(422);
    await byPasskey(key.sign({ ...SITE, challenge: second })).expect(200);
  });

  it('is the account’s own: neither another’s, nor one that was removed', async () => {
    const { user, key, caller } = await withPasskey();
    const other = await withPasskey();
    await byPasskey(other.key.sign({ ...SITE, challenge: await challengeOf(user) })).expect(422);
    await byPasskey(new Authenticator().sign({ ...SITE, challenge: await challengeOf(user) })).expect(422);
    const { key: second } = await addTo(caller);
    const [{ id }] = (await shownTo(caller)).passkeys;
    await caller.post(`${PATH}/${id}/remove`).send({}).expect(204);
    await byPasskey(key.sign({ ...SITE, challenge: await challengeOf(user) })).expect(422);
    await byPasskey(second.sign({ ...SITE, challenge: await challengeOf(user) })).expect(200);
  });

  it('by a copy that counts backwards, or stands still, is refused', async () => {
    const { user, key } = await withPasskey();
    await byPasskey(key.sign({ ...SITE, challenge: await challengeOf(user) })).expect(200);
    await byPasskey(key.sign({ ...SITE, challenge: await challengeOf(user) }, { counts: false })).expect(422);
    key.counter = 0;
    await byPasskey(key.sign({ ...SITE, challenge: await challengeOf(user) }, { counts: false })).expect(422);
  });

  it('of a synced one, which does not count, works again and again', async () => {
    const { user, key } = await withPasskey();
    for (let times = 0; times < 2; times += 1) {
      await byPasskey(key.sign({ ...SITE, challenge: await challengeOf(user) }, { counts: false })).expect(200);
    }
  });

  it.each(['credential', 'client_data', 'authenticator_data', 'signature'])(
    'with a garbled %s is refused as a wrong one',
    async (field) => {
      const { user, key } = await withPasskey();
      const signed = key.sign({ ...SITE, challenge: await challengeOf(user) });
      for (const garbage of ['あ', 'AAAA', '__', 'bnVsbA'])
        await byPasskey({ ...signed, [field]: garbage }).expect(422);
    },
  );

  it('comes after a mailed link, too', async () => {
    const { user, key } = await withPasskey(buildAdmin);
    await app.anonymous.post('/password/forgot').send({ email: user.email }).expect(204);
    const token = await deliveredLink(app, user.email);
    const change = { token, password: 'new-pass1', password_confirm: 'new-pass1' };
    const { body } = await app.anonymous.post('/password/reset').send(change).expect(403);
    await byPasskey(key.sign({ ...SITE, challenge: body.challenge })).expect(200);
  });

  it('a recovery code opens in its place, a code of an app does not where there is none', async () => {
    const { user, recoveryCodes } = await withPasskey();
    const confirm = async (code: string) =>
      app.anonymous.post('/login/secondFactor').send({ challenge: await challengeOf(user), code });
    expect((await confirm('123456')).status).toBe(422);
    expect((await confirm(recoveryCodes[0] ?? '')).status).toBe(200);
  });
});

describe('beside an authenticator app', () => {
  const codeOf = (secret: string): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.epochMillis() });
  const setUpApp = async (caller: Caller): Promise<string> => {
    const { body } = await caller.post('/users/me/secondFactor').send({}).expect(200);
    await caller
      .post('/users/me/secondFactor/confirm')
      .send({ code: codeOf(body.secret) })
      .expect(200);
    return body.secret;
  };

  it('either opens; the app goes and the passkey stays, and the other way round', async () => {
    const { user, caller, key } = await withPasskey();
    const secret = await setUpApp(caller);
    servers.setClocks('2026-11-25 09:01:00');
    const code = { challenge: await challengeOf(user), code: codeOf(secret) };
    await app.anonymous.post('/login/secondFactor').send(code).expect(200);
    await caller.post('/users/me/secondFactor/remove').send({}).expect(204);
    await caller.post('/users/me/secondFactor/remove').send({}).expect(404);
    expect(await shownTo(caller)).toMatchObject({ has_app: false, recovery_codes_left: 10 });
    await byPasskey(key.sign({ ...SITE, challenge: await challengeOf(user) })).expect(200);
    await setUpApp(caller);
    const [{ id }] = (await shownTo(caller)).passkeys;
    await caller.post(`${PATH}/${id}/remove`).send({}).expect(204);
    await caller.post(`${PATH}/${id}/remove`).send({}).expect(404);
    expect(await shownTo(caller)).toMatchObject({ has_app: true, passkeys: [] });
    await login(user).expect(403);
  });

  it('an app whose secret cannot be read is kept and told as such: the last passkey beside it stays until it is set up anew or removed', async () => {
    const { user, caller } = await withPasskey();
    await setUpApp(caller);
    const [{ id }] = (await shownTo(caller)).passkeys;
    const stored = unreadableText();
    await app.database.manager.query('UPDATE second_factors SET secret = ? WHERE user_id = ?', [stored, user.id]);
    expect(await shownTo(caller)).toMatchObject({ has_app: true, is_app_unreadable: true });
    const { body } = await caller.post(`${PATH}/${id}/remove`).send({}).expect(403);
    expect(body.detail).toContain('最後の手段は解除できません');
    await login(user).expect(403);
    const kept = 'SELECT secret FROM second_factors WHERE user_id = ?';
    expect(await app.database.query(kept, [user.id])).toEqual([{ secret: stored }]);
    expect(await app.database.manager.countBy(RecoveryCode, { user_id: user.id })).toBe(10);
    servers.setClocks('2026-11-25 09:02:00');
    await setUpApp(caller);
    expect(await shownTo(caller)).toMatchObject({ has_app: true, is_app_unreadable: false });
    await caller.post(`${PATH}/${id}/remove`).send({}).expect(204);
    await login(user).expect(403);
  });

  it('an app whose secret cannot be read goes when its owner takes it away, and the passkey goes on', async () => {
    const { user, caller, key } = await withPasskey();
    await setUpApp(caller);
    const stored = unreadableText();
    await app.database.manager.query('UPDATE second_factors SET secret = ? WHERE user_id = ?', [stored, user.id]);
    await caller.post('/users/me/secondFactor/remove').send({}).expect(204);
    expect(await shownTo(caller)).toMatchObject({ has_app: false, is_app_unreadable: false });
    await byPasskey(key.sign({ ...SITE, challenge: await challengeOf(user) })).expect(200);
  });

  it('the last of both takes the recovery codes with it', async () => {
    const { user, caller } = await withPasskey();
    const [{ id }] = (await shownTo(caller)).passkeys;
    await caller.post(`${PATH}/${id}/remove`).send({}).expect(204);
    await login(user).expect(200);
    expect(await app.database.manager.countBy(RecoveryCode, { user_id: user.id })).toBe(0);
    expect((await mailsTo(app, user.email)).map(({ subject }) => subject)).toEqual([
      'パスキーを登録しました',
      'パスキーを削除しました',
    ]);
  });

  it('a reset by an administrator takes both', async () => {
    const { user, caller } = await withPasskey();
    await setUpApp(caller);
    const admin = await app.as(await buildAdmin(app));
    await admin.post(`/admin/members/${user.id}/secondFactor/reset`).send({}).expect(204);
    expect(await app.database.manager.countBy(Passkey, { user_id: user.id })).toBe(0);
    await login(user).expect(200);
  });
});
