import { Secret, TOTP } from 'otpauth';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import type { User } from '../../src/modules/users/user.entity.js';
import { buildAdmin, buildCustomer, buildStaff, PASSWORD } from '../harness/rows/build-people.js';
import { NOW, startApp, type RunningApp } from '../harness/servers/start-app.js';

/** Seven days after the first sign-in, some seconds after {@link NOW}: just before, and just after. */
const [NOT_YET, OVER] = ['2026-12-02 08:59:50', '2026-12-02 09:01:00'];
let app: RunningApp;

beforeAll(async () => void (app = await startApp({ env: { SECOND_FACTOR: 'on' } })));
afterAll(() => app.close());
beforeEach(() => app.clock.set(NOW));

const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.epochMillis() });
const buildManager = (running: RunningApp) => buildStaff(running, { role_type: ROLE_TYPE.manager });

/** Signs in for the first time, and once more at a later moment. */
async function signedInAt(user: User, now: string) {
  app.clock.set(NOW);
  await app.tokenOf(user);
  app.clock.set(now);
  return app.as(user);
}

describe.each([
  ['an administrator', buildAdmin],
  ['a manager', buildManager],
])('%s', (_, build) => {
  it('has seven days from the first sign-in, and is told until when', async () => {
    const caller = await signedInAt(await build(app), NOT_YET);
    await caller.get('/admin/today').expect(200);
    const { body } = await caller.get('/users/me/secondFactor').expect(200);
    expect(body).toEqual({
      confirmed_at: null,
      has_app: false,
      is_app_unreadable: false,
      passkeys: [],
      passkey_domain: null,
      recovery_codes_left: 0,
      due_at: expect.stringMatching(/^2026-12-02 09:00:/),
    });
  });

  it('does nothing else after that, and everything once it is set up', async () => {
    const user = await build(app);
    const caller = await signedInAt(user, OVER);
    for (const path of ['/admin/today', '/admin/washRequest', '/admin/users', '/admin/members']) {
      const { body } = await caller.get(path).expect(403);
      expect(body).toMatchObject({
        reason: 'second_factor_overdue',
        detail: '二段階認証の設定期限を過ぎています。設定するまで、ほかの操作はできません',
      });
    }
    await caller.post('/users/me').send({ name1: '別名' }).expect(403);
    await caller.get('/users/me').expect(200);
    await caller.get('/users/me/sessions').expect(200);
    const { body } = await caller.post('/users/me/secondFactor').send({}).expect(200);
    await caller.get('/admin/today').expect(403);
    await caller
      .post('/users/me/secondFactor/confirm')
      .send({ code: codeOf(body.secret) })
      .expect(200);
    await caller.get('/admin/today').expect(200);
    const removal = caller.post('/users/me/secondFactor/remove').send({ current_password: PASSWORD });
    expect((await removal.expect(403)).body.detail).toBe(
      '二段階認証が必要なため、最後の手段は解除できません。先に別の手段を登録してください',
    );
    await caller.get('/admin/today').expect(200);
  });
});

it.each([
  ['a leader', buildStaff, '/admin/today'],
  ['a customer', buildCustomer, '/users/me/washRequests'],
])('%s goes on without', async (_, build, path) => {
  const caller = await signedInAt(await build(app), '2026-12-20 09:00:00');
  await caller.get(path).expect(200);
});

it('a session that goes on over the last moment is stopped with it', async () => {
  const caller = await signedInAt(await buildAdmin(app), NOT_YET);
  await caller.get('/admin/today').expect(200);
  app.clock.set(OVER);
  await caller.get('/admin/today').expect(403);
});

it('who is given another role has seven days again', async () => {
  const user = await buildCustomer(app, { plan_id: 't0' });
  const admin = await app.as(await buildAdmin(app));
  await admin.post(`/admin/users/${user.id}/role`).send({ role: 100 }).expect(200);
  const caller = await signedInAt({ ...user, role: 100 }, NOT_YET);
  await caller.get('/admin/today').expect(200);
});

describe('where it is not required', () => {
  it('nobody is stopped, and nobody is told a day', async () => {
    const other = await startApp();
    try {
      const user = await buildAdmin(other);
      await other.tokenOf(user);
      other.clock.set('2027-11-25 09:00:00');
      const caller = await other.as(user);
      await caller.get('/admin/today').expect(200);
      expect((await caller.get('/users/me/secondFactor').expect(200)).body.due_at).toBeNull();
    } finally {
      await other.close();
    }
  });
});
