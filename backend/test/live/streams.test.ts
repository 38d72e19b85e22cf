import { OPERATION } from '@laundry/shared/constants/operation-types';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { STREAMS_OF_ACCOUNT } from '../../src/modules/live/live-streams.js';
import { selfActor } from '../../src/modules/history/audit-entry.js';
import { History } from '../../src/modules/history/history.js';
import { LiveStreams } from '../../src/modules/live/live-streams.js';
import type { User } from '../../src/modules/users/user.entity.js';
import { buildAdmin, buildCustomer, buildStaff } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { follow, type Followed } from './live-stream.js';
import type { Caller } from '../harness/servers/start-app.js';
import { onMysql } from '../harness/servers/test-database.js';
import { startTwoServers, type TwoServers } from '../harness/servers/two-servers.js';
import { until } from '../harness/looks/until.js';

let servers: TwoServers;
let admin: User;
let driver: User;
let other: User;
let customer: User;
let caller: Caller;
const followed: Followed[] = [];

beforeAll(async () => {
  servers = await startTwoServers();
  const { app } = servers;
  admin = await buildAdmin(app);
  driver = await buildStaff(app, { role_type: ROLE_TYPE.delivery });
  other = await buildStaff(app, { role_type: ROLE_TYPE.delivery });
  customer = await buildCustomer(app, { available_request_count: 100 });
  caller = await app.as(admin);
});
afterEach(() => followed.splice(0).forEach(({ close }) => close()));
afterAll(() => servers.close());

/** A stream of the replica, of a new session of this account's. */
async function followAs(user: User, token?: string): Promise<Followed> {
  const stream = await follow(servers.replica.url, token ?? (await servers.app.tokenOf(user)));
  followed.push(stream);
  return stream;
}

let hour = 9;
const request = (staff_id: number | null = null) => {
  hour += 1;
  return buildRequest(servers.app, customer, { sched_pickup_dt: `2026-11-27 ${hour}:00:00`, staff_id });
};
const assign = (id: number, staff: User) =>
  caller.post(`/admin/washRequest/${id}/assignStaff`).send({ staff_id: staff.id }).expect(200);
/** The last thing that everybody hears of. */
const closeHistory = (by: User) =>
  servers.app.app.get(History, { strict: false }).record({
    type: OPERATION.passwordChanged,
    actor: selfActor(by),
    user: by,
  });

test('what is done on one server is told by the other: which request, by whom, and nothing of it', async () => {
  const stream = await followAs(admin);
  expect(stream.headers.get('content-type')).toBe('text/event-stream');
  expect(stream.headers.get('cache-control')).toBe('no-store');
  expect(stream.headers.get('x-accel-buffering')).toBe('no');
  expect(stream.headers.get('content-encoding')).toBeNull();
  const { id } = await request();
  await assign(id, driver);
  const change = await stream.hears(({ resource }) => resource === 'wash-requests');
  expect(change).toEqual({ resource: 'wash-requests', id, version: expect.any(Number), who: 'operator', by: admin.id });
  expect(stream.text()).not.toContain(customer.name1);
});

test('a driver hears the ids of their own requests only, and that one was taken away without its id', async () => {
  const mine = await request(driver.id);
  const theirs = await request(other.id);
  const stream = await followAs(driver);
  await assign(theirs.id, admin);
  await assign(mine.id, other);
  const taken = await stream.hears(({ resource }) => resource === 'wash-requests');
  expect(taken).toMatchObject({ id: null, by: null });
  await assign(theirs.id, driver);
  await stream.hears(({ id }) => id === theirs.id);
  expect(stream.changes().map(({ id }) => id)).not.toContain(mine.id);
});

test('customers have no stream', async () => {
  expect((await followAs(customer)).status).toBe(403);
});

test('who asks without taking events is told how far the history has come', async () => {
  const before = (await caller.get('/admin/live').expect(200)).body.version;
  await closeHistory(admin);
  expect((await caller.get('/admin/live').expect(200)).body.version).toBeGreaterThan(before);
  await caller.head('/admin/live').set('accept', 'text/event-stream').expect(200);
});

describe('a stream ends', () => {
  test('with its session', async () => {
    const token = await servers.app.tokenOf(admin);
    const stream = await followAs(admin, token);
    await servers.app.anonymous.post('/logout').auth(token, { type: 'bearer' }).expect(204);
    expect(await stream.ends()).toEqual({ reason: 'access' });
  });

  test('when its owner has another role', async () => {
    const staff = await buildStaff(servers.app, { role_type: ROLE_TYPE.wash });
    const stream = await followAs(staff);
    await servers.app.database.manager.update('User', { id: staff.id }, { role_type: ROLE_TYPE.leader });
    expect(await stream.ends()).toEqual({ reason: 'access' });
  });

  test('when maintenance begins, of whom it stops', async () => {
    const [stopped, goesOn] = [await followAs(driver), await followAs(admin)];
    await caller.post('/admin/maintenance/start').send({ type: 1, content: '' }).expect(200);
    try {
      expect(await stopped.ends()).toEqual({ reason: 'maintenance' });
      expect((await followAs(driver)).status).toBe(403);
    } finally {
      await caller.post('/admin/maintenance/end').expect(200);
    }
    await goesOn.hears(({ resource }) => resource === 'maintenance-setting');
  });

  test('when its session opens another', async () => {
    const token = await servers.app.tokenOf(admin);
    const first = await followAs(admin, token);
    const second = await followAs(admin, token);
    expect(await first.ends()).toEqual({ reason: 'replaced' });
    await closeHistory(admin);
    await second.hears(({ resource }) => resource === 'operation-histories');
  });

  test('the oldest one, when its account has very many', async () => {
    const many = await buildAdmin(servers.app);
    const streams: Followed[] = [];
    for (let count = 0; count <= STREAMS_OF_ACCOUNT; count += 1) streams.push(await followAs(many));
    expect(await streams[0]?.ends()).toEqual({ reason: 'replaced' });
    expect(streams.slice(1).flatMap((stream) => stream.events().map(({ event }) => event))).not.toContain('end');
  });

  test('when its reader is gone, and without any nothing is open', async () => {
    const streams = servers.replica.app.get(LiveStreams, { strict: false });
    await until(() => streams.size === 0);
    const stream = await followAs(admin);
    expect(streams.size).toBe(1);
    stream.close();
    await until(() => streams.size === 0);
  });
});

if (onMysql) {
  test('an operation that is stored later than one with a higher id is told, too', async () => {
    const stream = await followAs(admin);
    const { database, app } = servers.app;
    const history = app.get(History, { strict: false });
    let store = (): void => undefined;
    const late = new Promise<void>((resolve) => (store = resolve));
    const { id } = await request();
    let note = (): void => undefined;
    const isRecorded = new Promise<void>((resolve) => (note = resolve));
    const slow = database.inTransaction(async () => {
      const bags = { id, plan_id: 'm1_4', size: 1, count: 1 } as const;
      await history.record({
        type: OPERATION.requestCreated,
        actor: selfActor(admin),
        user: customer,
        request: bags,
      });
      note();
      await late;
    });
    await isRecorded;
    await closeHistory(admin);
    const { version } = await stream.hears(({ resource }) => resource === 'operation-histories');
    store();
    await slow;
    expect((await stream.hears((change) => change.id === id)).version).toBeLessThan(version);
  });
}
