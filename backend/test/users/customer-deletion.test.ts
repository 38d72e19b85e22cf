import { OPERATION } from '@laundry/shared/constants/operation-types';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { PickupDay } from '../../src/modules/calendar/places/pickup-day.entity.js';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { Mail } from '../../src/modules/mail/mail.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { WashRequest } from '../../src/modules/wash-requests/request/wash-request.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin, buildCustomer, buildStaff, PASSWORD } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { individual } from '../harness/calls/registration.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let manager: Caller;
let managerId: number;

beforeAll(async () => {
  app = await startApp();
  await buildArea(app);
  const user = await buildStaff(app, { role_type: ROLE_TYPE.manager });
  managerId = user.id;
  manager = await app.as(user);
});
afterAll(() => app.close());

const remove = (id: number) => manager.delete(`/admin/users/${id}`);
const requestOf = (id: number) => app.database.manager.findOneByOrFail(WashRequest, { id });

it('a deleted customer is gone: no session, no sign-in, no row in the list, and the address is free', async () => {
  const user = await buildCustomer(app);
  const session = await app.as(user);
  await remove(user.id).expect(204);
  await session.get('/users/me').expect(401);
  await app.anonymous.post('/login').send({ email: user.email, password: PASSWORD }).expect(401);
  await manager.get(`/admin/users/${user.id}`).expect(404);
  await app.anonymous.post('/register').send(individual(user.email)).expect(201);
  await remove(user.id).expect(404);
  expect(await app.database.manager.findBy(OperationHistory, { user_id: user.id })).toMatchObject([
    { operation_type: OPERATION.customerDeleted, operation_user_id: managerId },
  ]);
});

it('what nobody has begun is cancelled, its day and bags freed; laundry in the house goes back; one mail says so', async () => {
  const user = await buildCustomer(app);
  const open = await buildRequest(app, user, { sched_pickup_dt: '2026-12-03 13:00:00', count: 3 });
  const begun = await buildRequest(app, user, {
    sched_pickup_dt: '2026-11-24 13:00:00',
    result_pickup_dt: '2026-11-24 13:05:00',
    status: 1,
  });
  await remove(user.id).expect(204);
  expect((await requestOf(open.id)).cancelled_at).not.toBeNull();
  expect((await requestOf(begun.id)).cancelled_at).toBeNull();
  expect(await app.database.manager.findOneBy(PickupDay, { date: '2026-12-03' })).toMatchObject({ used: 0 });
  const { available_request_count } = await app.database.manager.findOneByOrFail(User, { id: user.id });
  expect(available_request_count).toBe(7);
  const mails = await app.database.manager.findBy(Mail, { user_id: user.id });
  expect(mails.map(({ template, recipient }) => [template, recipient])).toEqual([['account_deleted', user.email]]);
});

it('an administrator is never deleted here, by nobody; a member of staff is not there', async () => {
  const [admin, other] = [await buildAdmin(app), await buildAdmin(app)];
  const caller = await app.as(admin);
  for (const { id } of [admin, other]) {
    expect((await caller.delete(`/admin/users/${id}`).expect(403)).body.reason).toBe('forbidden');
    await remove(id).expect(403);
  }
  await remove((await buildStaff(app)).id).expect(404);
  expect(await app.database.manager.countBy(OperationHistory, { operation_type: OPERATION.customerDeleted })).toBe(2);
});

it('of two who delete the same customer at once, one does', async () => {
  const user = await buildCustomer(app);
  await buildRequest(app, user, { sched_pickup_dt: '2026-12-04 13:00:00' });
  const answers = await Promise.all([remove(user.id), remove(user.id), remove(user.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
  expect(await app.database.manager.countBy(Mail, { user_id: user.id })).toBe(1);
});
