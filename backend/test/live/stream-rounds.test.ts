import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { selfActor } from '../../src/modules/history/audit-entry.js';
import { MaintenanceState } from '../../src/modules/maintenance/maintenance-state.js';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { History } from '../../src/modules/history/history.js';
import type { User } from '../../src/modules/users/user.entity.js';
import { buildAdmin, buildCustomer, buildStaff } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { follow, type Followed } from './live-stream.js';
import { refuseOnce } from '../harness/faults/refuse-once.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';
import { until } from '../harness/looks/until.js';

let app: RunningApp;
let admin: User;
beforeAll(async () => {
  app = await startApp();
  admin = await buildAdmin(app);
});
afterAll(() => app.close());

/** The last thing that everybody hears of. */
const closeHistory = () =>
  app.app.get(History, { strict: false }).record({
    type: OPERATION.passwordChanged,
    actor: selfActor(admin),
    user: admin,
  });

test('what was read and could not be told is asked for anew by everybody', async () => {
  const staff = await buildStaff(app);
  const customer = await buildCustomer(app, { available_request_count: 100 });
  const { id } = await buildRequest(app, customer, { sched_pickup_dt: '2026-11-27 10:00:00' });
  const stream = await follow(app.url, await app.tokenOf(admin));
  const caller = await app.as(admin);
  await refuseOnce(app, /AS is_live/, 1, async () => {
    await caller.post(`/admin/washRequest/${id}/assignStaff`).send({ staff_id: staff.id }).expect(200);
    await until(() => stream.events().some(({ event }) => event === 'reset'));
  });
  await closeHistory();
  await stream.hears(({ resource }) => resource === 'operation-histories');
  expect(stream.events().filter(({ event }) => event === 'reset')).toHaveLength(1);
  stream.close();
});

test('who comes while the others are asked for their sessions is not sent away', async () => {
  const maintenance = app.app.get(MaintenanceState, { strict: false });
  const usual = maintenance.isOn;
  const tokens = [await app.tokenOf(admin), await app.tokenOf(admin)];
  const first = await follow(app.url, tokens[0] ?? '');
  const second = await new Promise<Followed>((resolve, reject) => {
    maintenance.isOn = async () => {
      maintenance.isOn = usual;
      await follow(app.url, tokens[1] ?? '').then(resolve, reject);
      return usual.call(maintenance);
    };
  });
  await closeHistory();
  await second.hears(({ resource }) => resource === 'operation-histories');
  expect(second.events().map(({ event }) => event)).not.toContain('end');
  for (const stream of [first, second]) stream.close();
});
