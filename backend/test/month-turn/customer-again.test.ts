import { CountEntry } from '../../src/modules/balance/count-entry.entity.js';
import { Payment } from '../../src/modules/payments/core/payment.entity.js';
import { StoppedInfo } from '../../src/modules/users/suspensions/stopped-info.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin, buildCustomer } from '../harness/rows/build-people.js';
import { COMPANY, CONFIRMED, CONFIRMS } from '../harness/month-edge/scene.js';
import { turnMonths } from '../harness/month-edge/turn-months.js';
import { manualPaymentsOf } from '../harness/calls/sandbox.js';
import { startTwoServers, type TwoServers } from '../harness/servers/two-servers.js';

let servers: TwoServers;
beforeAll(async () => {
  servers = await startTwoServers();
  await buildArea(servers.app);
});
afterAll(() => servers.close());
beforeEach(() => servers.setClocks('2026-11-25 09:00:00'));

async function becomes(user: User, role: number): Promise<void> {
  const admin = await servers.onReplica(await buildAdmin(servers.app));
  await admin.post(`/admin/users/${user.id}/role`).send({ role }).expect(200);
}

/** Was an administrator from 25 November to then. */
async function administratesUntil(then: string, overrides: Partial<User>): Promise<User> {
  const user = await buildCustomer(servers.app, overrides);
  const stop = { user_id: user.id, type: 2, solved: false, updated_at: '2026-11-01 09:00:00' } as const;
  if (user.status === 2) await servers.app.database.manager.insert(StoppedInfo, stop);
  await becomes(user, 100);
  if (then > '2026-12') {
    servers.setClocks('2026-12-01 00:10:00');
    await turnMonths(servers.app);
  }
  servers.setClocks(then);
  await becomes(user, 900);
  return user;
}

const stored = (user: User) => servers.app.database.manager.findOneByOrFail(User, { id: user.id });
const ledgerOf = async (user: User) =>
  (await servers.app.database.manager.find(CountEntry, { where: { user_id: user.id }, order: { id: 'ASC' } })).map(
    ({ reason, delta }) => [reason, delta],
  );
const billsOf = async (user: User) =>
  (await manualPaymentsOf(servers.app, user)).map(({ page_id, month }) => [page_id, month]);
const chargesOf = async (user: User) =>
  (await servers.app.database.manager.findBy(Payment, { user_id: user.id })).map(({ once_key }) => once_key);

it('who is a customer again begins with the month of then, once: its bags and its bill, and none in between', async () => {
  const user = await administratesUntil('2027-02-10 09:00:00', COMPANY);
  const held = ['grant', 8];
  const begun = [held, ['expire', -8], ['grant', 8]];
  expect([(await stored(user)).turned_month, await ledgerOf(user)]).toEqual(['2027-02', begun]);
  expect(await billsOf(user)).toEqual([[6, '2027-02']]);
  await turnMonths(servers.app);
  expect([await ledgerOf(user), await billsOf(user)]).toEqual([begun, [[6, '2027-02']]]);
});

it('the plan that was chosen for a month in between is theirs', async () => {
  const chosen = { ...CONFIRMS, next_month_plan_valid_from: '2026-12-01' };
  const user = await administratesUntil('2027-02-10 09:00:00', { ...COMPANY, ...chosen });
  expect(await stored(user)).toMatchObject({
    plan_id: CONFIRMED,
    next_month_plan_id: null,
    available_request_count: 4,
    turned_month: '2027-02',
  });
});

it('a card is charged for the month of then only', async () => {
  const user = await administratesUntil('2027-02-10 09:00:00', {});
  expect(await chargesOf(user)).toEqual([`charge:${user.id}:2027-02`]);
});

it('within one month nothing is granted and billed a second time', async () => {
  const user = await administratesUntil('2026-11-28 09:00:00', COMPANY);
  expect([await ledgerOf(user), await billsOf(user)]).toEqual([[['grant', 8]], []]);
});

it('who was suspended stays so, in the month of then, without bags and bill', async () => {
  const user = await administratesUntil('2027-02-10 09:00:00', { ...COMPANY, status: 2, available_request_count: 3 });
  expect(await stored(user)).toMatchObject({ status: 2, turned_month: '2027-02', available_request_count: 3 });
  expect(await billsOf(user)).toEqual([]);
});
