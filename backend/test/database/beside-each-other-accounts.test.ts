import { OPERATION, type OperationType } from '@laundry/shared/constants/operation-types';
import { ROLE } from '@laundry/shared/constants/roles';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { addDays, weekday } from '@laundry/shared/time/jst';
import { In, IsNull } from 'typeorm';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { Mail } from '../../src/modules/mail/mail.entity.js';
import { OnetimePrice } from '../../src/modules/onetime-payments/onetime-price.entity.js';
import { ManualPayment } from '../../src/modules/payments/manual/manual-payment.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { WashRequest } from '../../src/modules/wash-requests/request/wash-request.entity.js';
import { dayOf, rounds } from '../harness/calls/rounds.js';
import { formField } from '../harness/calls/sandbox.js';
import { buildAdmin, buildCustomer } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { billed } from '../harness/rows/own-payments.js';
import type { Caller, RunningApp } from '../harness/servers/start-app.js';
import { onTwoNodes } from '../harness/servers/test-database.js';
import { startTwoSides, type TwoSides } from './two-sides.js';

let servers: TwoSides;
let app: RunningApp;
/** Two operators, each on a server of their own. */
let one: Caller;
let other: Caller;

beforeAll(async () => {
  servers = await startTwoSides();
  ({ app } = servers);
  one = await app.as(await buildAdmin(app));
  other = await servers.onReplica(await buildAdmin(app));
});
afterAll(() => servers.close());

type Answer = { status: number; body: { reason?: string } };

const entriesOf = (operation_type: OperationType, of: { user_id?: number } = {}) =>
  app.database.manager.find(OperationHistory, { where: { operation_type, ...of }, order: { id: 'ASC' } });

describe('beside the suspension or the withdrawal of its customer', () => {
  /** What is done before the account's end holds, and what comes after it is refused with the reason. */
  async function beforeTheEnd(round: number, user: User, write: () => PromiseLike<Answer>, operation?: OperationType) {
    const status = round % 2 === 0 ? USER_STATUS.suspended : USER_STATUS.withdrawn;
    const [written, ended] = await Promise.all([
      write(),
      other.post(`/admin/users/${user.id}/status`).send({ status }),
    ]);
    expect(ended.status).toBe(200);
    const isWritten = written.status < 300;
    if (!isWritten) expect([401, 403, 404, 409]).toContain(written.status);
    if (written.status === 403 && status === USER_STATUS.suspended)
      expect(written.body.reason).toBe('status_stopped_other');
    if (status === USER_STATUS.withdrawn) {
      expect(await app.database.manager.countBy(WashRequest, { user_id: user.id, cancelled_at: IsNull() })).toBe(0);
      const told = { user_id: user.id, template: In(['weekly_saved', 'request_changed']), state: 'waiting' as const };
      expect(await app.database.manager.countBy(Mail, told)).toBe(0);
    }
    if (operation === undefined || onTwoNodes()) return;
    const order = (await entriesOf(operation, { user_id: user.id })).map(({ id }) => id);
    const [end] = await entriesOf(OPERATION.statusChanged, { user_id: user.id });
    expect(order).toEqual(isWritten ? [expect.any(Number)] : []);
    for (const id of order) expect(id).toBeLessThan(end?.id ?? 0);
  }

  it('a weekly schedule is saved before it, or not at all', () =>
    rounds(async (round) => {
      const user = await buildCustomer(app);
      const caller = await app.as(user);
      const schedule = {
        form_count: 1,
        week_types: [1],
        pickup_weeks: [1],
        pickup_times: ['10:00'],
        delivery_weeks: [4],
        delivery_times: ['18:00'],
        count: [1],
        delivery_box_pw: [''],
        bikou: [''],
      };
      const save = () => caller.post('/users/me/weekRequests').send(schedule);
      await beforeTheEnd(round, user, save, OPERATION.weeklySaved);
    }));

  it('dates are changed before it, or not at all', () =>
    rounds(async (round) => {
      const user = await buildCustomer(app);
      const caller = await app.as(user);
      const { id } = await buildRequest(app, user, { sched_delivery_dt: '2026-12-01 13:00:00' });
      const day = dayOf(round);
      const dates = { sched_pickup_dt: `${day} 13:00:00`, sched_delivery_dt: `${addDays(day, 7)} 13:00:00` };
      const change = () => caller.put(`/users/me/washRequests/${id}`).send(dates);
      await beforeTheEnd(round, user, change, OPERATION.requestChanged);
    }));

  it('a one-time request holds its place before it, or not at all', async () => {
    const week = { week1: 3_300, week2: 3_300, week3: 3_300, week4: 3_300 };
    await app.database.manager.update(OnetimePrice, { wreq_time: '15:00:00', delivery_type: 1 }, week);
    await rounds(async (round) => {
      const user = await buildCustomer(app, { plan_id: 'tx_2', available_request_count: 0 });
      const caller = await app.as(user);
      await beforeTheEnd(round, user, () => order(caller, dayOf(round), 3_300));
    });
  });
});

const order = (caller: Caller, day: string, price: number) =>
  caller.post('/users/me/onetimeRequests').send({
    sched_pickup_dt: `${day} 15:00:00`,
    sched_delivery_dt: `${addDays(day, 1)} 16:00:00`,
    count: 1,
    price,
    onetime_payment_method_id: 1,
  });

it('of two administrators who demote each other on two servers one stays', () =>
  rounds(async () => {
    const [first, second] = [await buildAdmin(app), await buildAdmin(app)];
    const [asFirst, asSecond] = [await app.as(first), await servers.onReplica(second)];
    const answers = await Promise.all([
      asFirst.post(`/admin/users/${second.id}/role`).send({ role: ROLE.customer }),
      asSecond.post(`/admin/users/${first.id}/role`).send({ role: ROLE.customer }),
    ]);
    const [done, refused] = answers.map(({ status }) => status).sort();
    expect([done, [401, 403].includes(refused ?? 0)]).toEqual([200, true]);
    expect(await app.database.manager.countBy(User, { id: In([first.id, second.id]), role: ROLE.admin })).toBe(1);
  }));

describe('a payment by hand that two operators are at', () => {
  const bill = async (round: number) => billed(app, await buildCustomer(app), 500 + round);
  const rowOf = (id: number) => app.database.manager.findOneByOrFail(ManualPayment, { id });
  const set = (caller: Caller, id: number, status_id: number, version?: number) =>
    caller.post(`/payments/${id}/status`).send({ status_id, version });

  it('goes from one status to the next, of which each tells the one before', () =>
    rounds(async (round) => {
      const id = await bill(round);
      const answers = await Promise.all([set(one, id, 2), set(other, id, 3)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const { user_id, status_id } = await rowOf(id);
      const steps = (await entriesOf(OPERATION.manualPaymentChanged, { user_id })).map(
        ({ changes }) => JSON.parse(changes ?? '').status_id,
      );
      const before = status_id === 2 ? 3 : 2;
      expect(steps.sort()).toEqual([
        [1, before],
        [before, status_id],
      ]);
    }));

  it('is set by one of two who have seen the same, the other is told', () =>
    rounds(async (round) => {
      const id = await bill(round);
      const answers = await Promise.all([set(one, id, 2, 1), set(other, id, 3, 1)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await rowOf(id)).status_id).toBe(answers[0]?.status === 200 ? 2 : 3);
    }));

  it('keeps the note of one and the status of the other', () =>
    rounds(async (round) => {
      const id = await bill(round);
      const note = one.post(`/payments/${id}/bikou`).send({ bikou: '入金確認' });
      const answers = await Promise.all([note, set(other, id, 2)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await rowOf(id)).toMatchObject({ bikou: '入金確認', status_id: 2, version: 3 });
    }));
});

describe('a price that is set beside', () => {
  const hourOf = (delivery_type: number, wreq_time: string) =>
    app.database.manager.findOneByOrFail(OnetimePrice, { delivery_type, wreq_time });

  it('another of the same hour tells what it replaced', async () => {
    const { id, week1 } = await hourOf(2, '13:00:00');
    let last = week1 ?? 0;
    await rounds(async (round) => {
      const wanted = [1_000 + 2 * round, 1_001 + 2 * round];
      const set = (caller: Caller, price?: number) =>
        caller.post(`/admin/onetimePayment/update/${id}`).send({ week1: price });
      const answers = await Promise.all([set(one, wanted[0]), set(other, wanted[1])]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const { week1: price } = await hourOf(2, '13:00:00');
      const entries = await entriesOf(OPERATION.priceGridChanged);
      const diffs = entries.filter((each) => wanted.includes(each.price ?? 0)).map(({ price_diff }) => price_diff ?? 0);
      expect([wanted.includes(price ?? 0), diffs.length]).toEqual([true, 2]);
      expect(last + diffs.reduce((sum, each) => sum + each, 0)).toBe(price);
      last = price ?? 0;
    });
  });

  it('several others is of one operator in every hour', async () => {
    const hours = await Promise.all(['16:00:00', '17:00:00', '18:00:00'].map((time) => hourOf(2, time)));
    await rounds(async (round) => {
      const setAll = (caller: Caller, week2: number, ids: readonly number[]) =>
        caller.post('/admin/onetimePayments/several').send({ rows: ids.map((id) => ({ id, week2 })) });
      const ids = hours.map(({ id }) => id);
      const answers = await Promise.all([
        setAll(one, 2_000 + 2 * round, ids),
        setAll(other, 2_001 + 2 * round, ids.toReversed()),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const prices = await app.database.manager.findBy(OnetimePrice, { id: In(ids) });
      expect(new Set(prices.map(({ week2 }) => week2)).size).toBe(1);
    });
  });

  it('a one-time request is no other than what its customer was shown, who else is told of it', async () => {
    const { id } = await hourOf(1, '15:00:00');
    let shown = 3_000;
    const set = (caller: Caller, day: string, price: number) =>
      caller.post(`/admin/onetimePayment/update/${id}`).send({ [`week${weekday(day)}`]: price });
    await rounds(async (round) => {
      const day = dayOf(round);
      await set(one, day, shown).expect(200);
      const caller = await app.as(await buildCustomer(app, { plan_id: 'tx_2', available_request_count: 0 }));
      const [ordered, changed] = await Promise.all([order(caller, day, shown), set(other, day, shown + 100)]);
      expect(changed.status).toBe(200);
      if (ordered.status === 201) expect(formField(ordered.body.payment, 'TOTAL')).toBe(String(shown));
      else
        expect([ordered.status, ordered.body]).toEqual([
          409,
          expect.objectContaining({ reason: 'stale', price: shown + 100 }),
        ]);
      shown += 200;
    });
  });
});
