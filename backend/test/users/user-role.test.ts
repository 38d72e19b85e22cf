import { OPERATION } from '@laundry/shared/constants/operation-types';
import { PROGRESS } from '@laundry/shared/constants/progress';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { SecondFactor } from '../../src/modules/sessions/second-factor.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { WashRequest } from '../../src/modules/wash-requests/request/wash-request.entity.js';
import { buildAdmin, buildCustomer, buildStaff } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { mailsTo } from '../harness/looks/delivered.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const roleOf = async (id: number) => (await app.database.manager.findOneByOrFail(User, { id })).role;

it('an administrator makes a customer an administrator and takes it back; sessions end each time', async () => {
  const adminUser = await buildAdmin(app);
  const admin = await app.as(adminUser);
  const user = await buildCustomer(app);
  for (const role of [100, 900]) {
    const session = await app.as(user);
    const { body } = await admin.post(`/admin/users/${user.id}/role`).send({ role }).expect(200);
    expect(body).toEqual({ role, role_type: null });
    expect(await roleOf(user.id)).toBe(role);
    await session.get('/users/me').expect(401);
  }
  const entries = await app.database.manager.findBy(OperationHistory, { user_id: user.id });
  expect(entries.map(({ operation_type, changes }) => [operation_type, changes])).toEqual([
    [OPERATION.roleChanged, '{"role":[900,100]}'],
    [OPERATION.roleChanged, '{"role":[100,900]}'],
  ]);
});

it('what an administrator had still to do is nobody’s once they are a customer; what they did keeps their name', async () => {
  const admin = await app.as(await buildAdmin(app));
  const [former, customer] = [await buildAdmin(app), await buildCustomer(app)];
  const open = await buildRequest(app, customer, { staff_id: former.id });
  const stamps = { result_pickup_dt: '2026-11-24 10:00:00', result_delivery_dt: '2026-11-24 18:00:00' };
  const done = await buildRequest(app, customer, {
    staff_id: former.id,
    sched_pickup_dt: '2026-11-24 10:00:00',
    status: PROGRESS.delivered,
    ...stamps,
    result_wash_dt: '2026-11-24 12:00:00',
    result_fold_dt: '2026-11-24 13:00:00',
  });
  await admin.post(`/admin/users/${former.id}/role`).send({ role: 900 }).expect(200);
  const staffOf = async ({ id }: { id: number }) =>
    (await app.database.manager.findOneByOrFail(WashRequest, { id })).staff_id;
  expect([await staffOf(open), await staffOf(done)]).toEqual([null, former.id]);
  const entries = await app.database.manager.findBy(OperationHistory, { wreq_id: open.id });
  expect(entries.map(({ operation_type, changes }) => [operation_type, changes])).toEqual([
    [OPERATION.staffAssigned, `{"staff_id":[${former.id},null]}`],
  ]);
});

it('what is so already is changed by nobody', async () => {
  const admin = await app.as(await buildAdmin(app));
  const user = await buildCustomer(app);
  const session = await app.as(user);
  await admin.post(`/admin/users/${user.id}/role`).send({ role: 900 }).expect(200);
  await session.get('/users/me').expect(200);
  expect(await app.database.manager.countBy(OperationHistory, { user_id: user.id })).toBe(0);
});

it('a manager makes nobody an administrator, and touches none', async () => {
  const manager = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.manager }));
  const [customer, admin] = [await buildCustomer(app), await buildAdmin(app)];
  const up = await manager.post(`/admin/users/${customer.id}/role`).send({ role: 100 }).expect(403);
  expect(up.body.reason).toBe('forbidden');
  await manager.post(`/admin/users/${admin.id}/role`).send({ role: 900 }).expect(403);
  expect([await roleOf(customer.id), await roleOf(admin.id)]).toEqual([900, 100]);
});

it('nobody changes the own role, and members of staff are no matter of this list', async () => {
  const user = await buildAdmin(app);
  const admin = await app.as(user);
  const { body } = await admin.post(`/admin/users/${user.id}/role`).send({ role: 900 }).expect(403);
  expect(body.detail).toBe('自分自身のアカウントにはこの操作はできません');
  await admin
    .post(`/admin/users/${(await buildStaff(app)).id}/role`)
    .send({ role: 900 })
    .expect(404);
});

it.each([[{}], [{ role: 200 }], [{ role: '100' }], [{ role: 100, role_type: 1 }]])('%j is refused', async (body) => {
  const admin = await app.as(await buildAdmin(app));
  await admin
    .post(`/admin/users/${(await buildCustomer(app)).id}/role`)
    .send(body)
    .expect(422);
});

it('an administrator without a plan does not become a customer', async () => {
  const admin = await app.as(await buildAdmin(app));
  const other = await buildAdmin(app, { plan_id: '' });
  const { body } = await admin.post(`/admin/users/${other.id}/role`).send({ role: 900 }).expect(422);
  expect(Object.keys(body.errors)).toEqual(['role']);
});

it('whoever is made a customer has no second factor any more, which the customer’s web does not ask for', async () => {
  const admin = await app.as(await buildAdmin(app));
  const former = await buildAdmin(app, { plan_id: 't8_2' });
  const factor = { user_id: former.id, secret: 'JBSWY3DPEHPK3PXP', new_secret: '', last_step: 0 };
  await app.database.manager.insert(SecondFactor, { ...factor, confirmed_at: '2026-11-20 10:00:00' });
  await admin.post(`/admin/users/${former.id}/role`).send({ role: 900 }).expect(200);
  expect(await app.database.manager.findBy(SecondFactor, { user_id: former.id })).toEqual([]);
  expect((await mailsTo(app, former.email)).map(({ template }) => template)).toEqual(['second_factor_changed']);
});

it('of two administrators who demote each other at once, one stays', async () => {
  await app.database.manager.update(User, { role: 100 }, { role: 900 });
  const [one, other] = [await buildAdmin(app), await buildAdmin(app)];
  const [asOne, asOther] = [await app.as(one), await app.as(other)];
  const answers = await Promise.all([
    asOne.post(`/admin/users/${other.id}/role`).send({ role: 900 }),
    asOther.post(`/admin/users/${one.id}/role`).send({ role: 900 }),
  ]);
  // Who comes second is refused, or signed out already.
  expect(answers.map(({ status }) => status).sort()[0]).toBe(200);
  expect([401, 403]).toContain(answers.map(({ status }) => status).sort()[1]);
  expect([await roleOf(one.id), await roleOf(other.id)].sort()).toEqual([100, 900]);
});
