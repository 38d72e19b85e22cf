import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { OpenRecord } from '../../src/modules/live/records/open-record.entity.js';
import type { User } from '../../src/modules/users/user.entity.js';
import { buildAdmin, buildCustomer, buildStaff } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { madeClaim } from '../harness/rows/claims.js';
import { follow } from './live-stream.js';
import { NOW, type Caller } from '../harness/servers/start-app.js';
import { startTwoServers, type TwoServers } from '../harness/servers/two-servers.js';
import { until } from '../harness/looks/until.js';

let servers: TwoServers;
let leader: User;
let driver: User;
let customer: User;
let administrator: User;
let admin: Caller;
let id: number;

beforeAll(async () => {
  servers = await startTwoServers();
  const { app } = servers;
  leader = await buildStaff(app, { role_type: ROLE_TYPE.leader, name1: '佐藤', name2: '花' });
  driver = await buildStaff(app, { role_type: ROLE_TYPE.delivery, name1: '配島', name2: '翔' });
  customer = await buildCustomer(app);
  id = (await buildRequest(app, customer, { staff_id: driver.id })).id;
  administrator = await buildAdmin(app);
  admin = await app.as(administrator);
});
beforeEach(async () => {
  await servers.app.database.manager.deleteAll(OpenRecord);
  servers.setClocks(NOW);
});
afterAll(() => servers.close());

const open = async (caller: Caller, path = `wash-requests/${id}`): Promise<string[]> => {
  const { body } = await caller.put(`/admin/live/records/${path}`).expect(200);
  return body.people.map(({ name1 }: { name1: string }) => name1);
};
const leave = (caller: Caller) => caller.delete(`/admin/live/records/wash-requests/${id}`).expect(204);

test('who opens a record is told who else has it open, on whichever server, and by name', async () => {
  const other = await servers.onReplica(leader);
  expect(await open(admin)).toEqual([]);
  expect(await open(other)).toEqual(['管理']);
  expect(await open(admin)).toEqual(['佐藤']);
  await leave(other);
  expect(await open(admin)).toEqual([]);
});

test('nobody is told of themselves in another tab or session', async () => {
  const twice = [await servers.app.as(leader), await servers.app.as(leader)] as const;
  await open(twice[0]);
  await open(twice[0]);
  expect(await open(twice[1])).toEqual([]);
});

test('whoever says nothing more is gone', async () => {
  await open(await servers.app.as(leader));
  servers.setClocks('2026-11-25 09:00:46');
  expect(await open(admin)).toEqual([]);
});

test('a listener who has it open hears that somebody came and left, and others do not', async () => {
  const token = await servers.app.tokenOf(driver);
  const stream = await follow(servers.app.url, token);
  const elsewhere = await follow(servers.app.url, await servers.app.tokenOf(leader));
  const here = await servers.onReplica(leader);
  const told = () => stream.events().filter(({ event }) => event === 'people');
  await fetch(`${servers.app.url}/api/v1/admin/live/records/wash-requests/${id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
  });
  await open(here);
  await until(() => told().length === 1);
  await leave(here);
  await until(() => told().length === 2);
  expect(told()[0]?.data).toEqual({ resource: 'wash-requests', id });
  expect(elsewhere.text()).not.toContain('people');
  stream.close();
  elsewhere.close();
});

test.each([
  ['a driver, a request of others', () => driver, () => '/wash-requests/999999', 404],
  ['a driver, a customer', () => driver, () => `/users/${customer.id}`, 404],
  ['a leader, a customer', () => leader, () => `/users/${customer.id}`, 200],
  ['a leader, a member of staff', () => leader, () => `/users/${driver.id}`, 404],
  ['a leader, what a customer wrote', () => leader, () => '/claims/1', 404],
  ['an administrator, what nobody wrote', () => administrator, () => '/claims/999999', 404],
  ['anybody, what is no record', () => leader, () => `/jobs/1`, 404],
])('a record is open to who may see it only: %s', async (_, who, path, status) => {
  const caller = await servers.app.as(who());
  await caller.put(`/admin/live/records${path()}`).expect(status);
});

test('two who answer what a customer wrote see each other', async () => {
  const claim = await madeClaim(servers.app, customer);
  const manager = await buildStaff(servers.app, { role_type: ROLE_TYPE.manager, name1: '山田', name2: '次郎' });
  expect(await open(await servers.app.as(manager), `claims/${claim.id}`)).toEqual([]);
  expect(await open(admin, `claims/${claim.id}`)).toEqual(['山田']);
});

test('names are told of operators only', async () => {
  const { body } = await admin.get(`/admin/live/people?ids=${leader.id},${customer.id}`).expect(200);
  expect(body).toEqual([{ id: leader.id, name1: '佐藤', name2: '花' }]);
  await admin.get('/admin/live/people?ids=x').expect(422);
});
