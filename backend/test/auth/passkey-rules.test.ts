import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { Authenticator } from './second-factor/authenticator.js';
import { FAULTS, withFault } from '../harness/faults/statement-faults.js';
import { buildStaff, PASSWORD } from '../harness/rows/build-people.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

const SITE = { origin: 'https://desk.example', domain: 'desk.example' };
const PATH = '/users/me/secondFactor/passkeys';

const begin = async (caller: Caller): Promise<string> =>
  (await caller.post(`${PATH}/begin`).send({}).expect(200)).body.challenge;
const add = async (caller: Caller, key = new Authenticator()) =>
  caller
    .post(PATH)
    .send(key.make({ ...SITE, challenge: await begin(caller) }))
    .expect(200);
const shownTo = async (caller: Caller) => (await caller.get('/users/me/secondFactor').expect(200)).body;

async function on(env: Readonly<Record<string, string>>, check: (app: RunningApp) => Promise<void>): Promise<void> {
  const app = await startApp({ env: { PUBLIC_URL: SITE.origin, ...env } });
  await check(app).finally(() => app.close());
}

it('a service without a domain has no passkeys', () =>
  on({ PUBLIC_URL: 'http://127.0.0.1:3000' }, async (app) => {
    const caller = await app.as(await buildStaff(app));
    expect(await shownTo(caller)).toMatchObject({ passkey_domain: null });
    await caller.post(`${PATH}/begin`).send({}).expect(404);
    await caller
      .post(PATH)
      .send(new Authenticator().make({ ...SITE, challenge: 'x' }))
      .expect(404);
  }));

it('whose challenge the database cannot be asked for is not refused: it is made when it is sent again', () =>
  on({}, async (app) => {
    const caller = await app.as(await buildStaff(app));
    const made = new Authenticator().make({ ...SITE, challenge: await begin(caller) });
    const send = () => caller.post(PATH).send(made);
    const { sent } = await withFault(app, null, () =>
      caller
        .post(PATH)
        .send({ ...made, attestation: 'x' })
        .expect(422),
    );
    const after = sent.findIndex((sql) => sql.includes('FROM one_time_tokens'));
    const [happens] = FAULTS;
    if (happens === undefined) throw new Error('nothing fails');
    expect((await withFault(app, { happens, after }, send)).result.status).toBe(503);
    await send().expect(200);
  }));

it('wrong passkeys are counted with wrong codes', () =>
  on({ RATE_LIMIT: 'on' }, async (app) => {
    const user = await buildStaff(app);
    const key = new Authenticator();
    await add(await app.as(user), key);
    const { email } = user;
    const { body } = await app.anonymous.post('/login').send({ email, password: PASSWORD }).expect(403);
    const { challenge } = body;
    const byPasskey = (origin: string) =>
      app.anonymous.post('/login/passkey').send(key.sign({ ...SITE, origin, challenge }));
    for (let tries = 0; tries < 4; tries += 1) await byPasskey('https://evil.example').expect(422);
    await app.anonymous.post('/login/secondFactor').send({ challenge, code: '000000' }).expect(422);
    await byPasskey(SITE.origin).expect(429);
  }));

it('whoever has to have a second factor keeps the last, of either kind', () =>
  on({ SECOND_FACTOR: 'on' }, async (app) => {
    const caller = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.manager }));
    await add(caller);
    await add(caller);
    const { passkeys } = await shownTo(caller);
    const remove = (at: number) => caller.post(`${PATH}/${passkeys[at].id}/remove`).send({});
    await remove(0).expect(204);
    const { body } = await remove(1).expect(403);
    expect(body.detail).toBe('二段階認証が必要なため、最後の手段は解除できません。先に別の手段を登録してください');
    expect((await shownTo(caller)).passkeys).toHaveLength(1);
  }));

it('who need not have one gives it up', () =>
  on({ SECOND_FACTOR: 'on' }, async (app) => {
    const caller = await app.as(await buildStaff(app));
    await add(caller);
    const [{ id }] = (await shownTo(caller)).passkeys;
    await caller.post(`${PATH}/${id}/remove`).send({}).expect(204);
    expect(await shownTo(caller)).toMatchObject({ confirmed_at: null, passkeys: [] });
  }));
