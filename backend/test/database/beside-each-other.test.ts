import { OPERATION, type OperationType } from '@laundry/shared/constants/operation-types';
import { ROLE } from '@laundry/shared/constants/roles';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { addDays, weekday } from '@laundry/shared/time/jst';
import { IsNull } from 'typeorm';
import { ServiceArea } from '../../src/modules/areas/service-area.entity.js';
import { History } from '../../src/modules/history/history.js';
import { planEntry } from '../../src/modules/history/plan-entry.js';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { ProviderOrder } from '../../src/modules/payments/orders/provider-order.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { WashRequest } from '../../src/modules/wash-requests/request/wash-request.entity.js';
import { buildAdmin, buildCustomer, buildStaff } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { endRequests } from '../harness/rows/end-requests.js';
import { dayOf, rounds } from '../harness/calls/rounds.js';
import { decide, numberOf } from '../harness/calls/sandbox.js';
import type { Caller, RunningApp } from '../harness/servers/start-app.js';
import { onTwoNodes } from '../harness/servers/test-database.js';
import { startTwoSides, type TwoSides } from './two-sides.js';

let servers: TwoSides;
let app: RunningApp;
let replica: RunningApp;
let admin: Caller;
let area: ServiceArea;

beforeAll(async () => {
  servers = await startTwoSides();
  ({ app, replica, area } = servers);
  admin = await servers.onReplica(await buildAdmin(app));
});
afterAll(() => servers.close());

const book = (caller: Caller, day: string, time = '13:00') =>
  caller.post('/users/me/washRequests').send({
    sched_pickup_dt: `${day} ${time}:00`,
    sched_delivery_dt: `${addDays(day, 7)} ${time}:00`,
    count: 1,
  });
const addHoliday = (date: string) => admin.post('/admin/businessHolidays').send({ date });
const lastOf = async (user_id: number | null, operation_type: OperationType): Promise<number> => {
  const [row] = await app.database.query<{ id: number }>(
    `SELECT MAX(id) AS id FROM operation_histories WHERE operation_type = ?
       ${user_id === null ? '' : `AND user_id = ${user_id}`}`,
    [operation_type],
  );
  return Number(row?.id);
};
/** The balance that the operation's entry has: a booking beside it took its bag before or after, which two nodes tell, too. */
const balanceAfter = async (user: User, operation_type: OperationType): Promise<number | null> => {
  const entry = { user_id: user.id, operation_type };
  return (await app.database.manager.findOneByOrFail(OperationHistory, entry)).available_request_count;
};
const endAll = (user: User) => endRequests(app, { user_id: user.id });

it('of maintenances that are started at once, one begins', () =>
  rounds(async () => {
    const other = await app.as(await buildAdmin(app));
    const start = (caller: Caller) => caller.post('/admin/maintenance/start').send({ type: 1, content: '' });
    const answers = await Promise.all([admin, other, admin, other].map(start));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    // Each server is told: whichever began it would believe in it for two seconds more.
    for (const caller of [admin, other]) await caller.post('/admin/maintenance/end').send({}).expect(200);
  }));

describe('a holiday that is set beside', () => {
  /** The operator is told of what went before it; what comes after it knows of it. */
  async function knownToEachOther(
    day: string,
    write: () => PromiseLike<{ status: number; body: { errors?: object } }>,
  ) {
    const [written, holiday] = await Promise.all([write(), addHoliday(day)]);
    expect(holiday.status).toBe(201);
    await admin.delete(`/admin/businessHolidays/${holiday.body.id}`).expect(204);
    const isWritten = written.status < 300;
    if (!isWritten)
      expect([written.status, JSON.stringify(written.body.errors)]).toEqual([422, expect.stringContaining('休')]);
    expect({ isWritten, affected: holiday.body.affected }).toEqual({ isWritten, affected: isWritten ? 1 : 0 });
  }

  it('a booking, by its pickup or its delivery', async () => {
    const user = await buildCustomer(app, { available_request_count: 100 });
    const caller = await app.as(user);
    await rounds(async (round) => {
      const day = dayOf(round);
      await knownToEachOther(round % 2 === 0 ? day : addDays(day, 7), () => book(caller, day));
      await endAll(user);
    });
  });

  it('a customer’s change', async () => {
    const user = await buildCustomer(app, { available_request_count: 100 });
    const caller = await app.as(user);
    await rounds(async (round) => {
      const day = dayOf(round);
      const { id } = await buildRequest(app, user, { sched_delivery_dt: '2026-12-01 13:00:00' });
      const dates =
        round % 2 === 0
          ? { sched_pickup_dt: `${day} 13:00:00`, sched_delivery_dt: `${addDays(day, 4)} 13:00:00` }
          : { sched_delivery_dt: `${day} 13:00:00` };
      if (weekday(addDays(day, 4)) % 6 === 0) return endAll(user).then(() => undefined);
      await knownToEachOther(day, () => caller.put(`/users/me/washRequests/${id}`).send(dates));
      await endAll(user);
    });
  });

  it('an operator’s change', async () => {
    const user = await buildCustomer(app, { available_request_count: 100 });
    const other = await app.as(await buildAdmin(app));
    await rounds(async (round) => {
      const day = dayOf(round);
      const { id } = await buildRequest(app, user, { sched_delivery_dt: '2026-12-01 13:00:00' });
      const dates = { sched_delivery_dt: `${day} 13:00:00` };
      await knownToEachOther(day, () => other.put(`/admin/washRequests/${id}`).send(dates));
      await endAll(user);
    });
  });
});

it('of a limit for a closed day and the opening of it beside, the limit is first or is refused', async () => {
  const other = await app.as(await buildAdmin(app));
  await rounds(async (round) => {
    const date = dayOf(round);
    const { id } = (await addHoliday(date).expect(201)).body;
    const [limited, opened] = await Promise.all([
      other.post('/admin/washRequestLimit').send({ date, limit: round + 1, seen_holiday: true }),
      admin.delete(`/admin/businessHolidays/${id}`),
    ]);
    expect(opened.status).toBe(204);
    expect([200, 409]).toContain(limited.status);
    if (limited.status === 200 && !onTwoNodes()) {
      const [set, left] = [await lastOf(null, OPERATION.dayLimitChanged), await lastOf(null, OPERATION.holidayChanged)];
      expect(set).toBeLessThan(left);
      await other.delete(`/admin/washRequestLimit/${limited.body.id}`).expect(204);
    }
  });
});

it('Saturday service that is switched off beside a booking for a Saturday: one of the two', () =>
  rounds(async () => {
    const user = await buildCustomer(app, { is_saturday_available: 1 });
    const caller = await app.as(user);
    const off = () => admin.post(`/admin/users/${user.id}/sat`).send({ is_saturday_available: 0 });
    const [booked, switched] = await Promise.all([book(caller, '2026-12-05'), off()]);
    expect([
      [201, 409],
      [422, 200],
    ]).toContainEqual([booked.status, switched.status]);
  }));

it('no booking comes after the change of the hours that forbids it', async () => {
  const hours = (end_time: string) => {
    const { id, version: _version, lock_version: _lock, changed_by: _by, changed_at: _at, ...row } = area;
    return admin.post(`/admin/areaInfos/${id}`).send({ ...row, end_time });
  };
  await rounds(async (round) => {
    const user = await buildCustomer(app);
    const caller = await app.as(user);
    const [booked, changed] = await Promise.all([book(caller, dayOf(round), '21:00'), hours('12:00')]);
    expect(changed.status).toBe(200);
    expect([201, 422]).toContain(booked.status);
    if (booked.status === 201 && !onTwoNodes()) {
      const [made, moved] = [
        await lastOf(user.id, OPERATION.requestCreated),
        await lastOf(null, OPERATION.areaChanged),
      ];
      expect(made).toBeLessThan(moved);
    }
    await hours('22:00').expect(200);
  });
});

it('no booking comes after the suspension of its customer', () =>
  rounds(async (round) => {
    const user = await buildCustomer(app);
    const caller = await app.as(user);
    const stop = () => admin.post(`/admin/users/${user.id}/status`).send({ status: USER_STATUS.suspended });
    const [booked, stopped] = await Promise.all([book(caller, dayOf(round)), stop()]);
    expect(stopped.status).toBe(200);
    const isBooked = booked.status === 201;
    if (!isBooked) expect(booked.body.reason).toBe('status_stopped_other');
    const after = user.available_request_count - (isBooked ? 1 : 0);
    expect({ isBooked, after: await balanceAfter(user, OPERATION.statusChanged) }).toEqual({ isBooked, after });
  }));

it('no booking outlives the leave that its customer takes beside it', () =>
  rounds(async (round) => {
    const user = await buildCustomer(app, { created_at: '2026-06-01 10:00:00' });
    const [caller, again] = [await app.as(user), await servers.onReplica(user)];
    const [booked, left] = await Promise.all([book(caller, dayOf(round)), again.delete('/users/me')]);
    expect(left.status).toBe(200);
    expect([201, 401, 403, 409, 422]).toContain(booked.status);
    expect(await app.database.manager.countBy(WashRequest, { user_id: user.id, cancelled_at: IsNull() })).toBe(0);
  }));

it('an approval gives the bags of the plan that another operator chooses beside it', () =>
  rounds(async () => {
    const { id } = await buildCustomer(app, {
      status: USER_STATUS.underReview,
      available_request_count: 0,
      payment_method_id: 2,
      latest_payment_method_id: 2,
      is_company: true,
      turned_month: null,
      company_name: '株式会社山田',
      plan_id: 't32_1_M',
      pickup_delivery_type: 1,
    });
    const other = await app.as(await buildAdmin(app));
    const [edited, approved] = await Promise.all([
      other
        .post(`/admin/users/${id}/userPlan`)
        .send({ plan_id: 't6_1_M', pickup_delivery_type: 1, user_plan_option: 0 }),
      admin.post(`/admin/users/${id}/status`).send({ status: USER_STATUS.active }),
    ]);
    expect(approved.status).toBe(200);
    expect(edited.status).toBe(200);
    const { plan_id, available_request_count } = await app.database.manager.findOneByOrFail(User, { id });
    expect(available_request_count).toBe(Number(/\d+/.exec(plan_id)?.[0]));
  }));

it('the card that an account gets beside its deletion is given up with it', () =>
  rounds(async (round) => {
    const user = await buildCustomer(app, { ac_user_id: null });
    const caller = await app.as(user);
    const wish = { plan_id: 't8_2_M', pickup_delivery_type: 5, payment_method: 1, renew_card: true };
    const { body } = await caller.post('/users/me/userPlan').send(wish).expect(200);
    const end =
      round % 2 === 0
        ? () => admin.delete(`/admin/users/${user.id}`)
        : () => admin.post(`/admin/users/${user.id}/status`).send({ status: USER_STATUS.withdrawn });
    const settled = decide(app, numberOf(body.payment), 'approve');
    // The account ends a little later from round to round, so that one of them hits the moment.
    for (let later = 0; later < Math.floor(round / 2) % 5; later += 1) await admin.get('/maintenance').expect(200);
    const [, ended] = await Promise.all([settled, end()]);
    expect(ended.status).toBeLessThan(300);
    const orders = await app.database.manager.findBy(ProviderOrder, { user_id: user.id });
    expect(orders.map(({ kind }) => kind)).toEqual(['stop_card']);
  }));

it('a booking is made under the plan and at the place that its customer has at that moment', () =>
  rounds(async (round) => {
    const user = await buildCustomer(app);
    const caller = await app.as(user);
    const changePlan = () =>
      replica.database.inTransaction(async () => {
        const changed = { plan_id: 't4_2_M', send_addr_zipcode: '1500101' };
        await replica.database.manager.update(User, { id: user.id }, changed);
        const after = { ...user, ...changed };
        const entry = { type: OPERATION.planChanged, actor: null, user: after, ...planEntry(user, after) };
        await replica.app.get(History, { strict: false }).record(entry);
      });
    const [booked] = await Promise.all([book(caller, dayOf(round)), changePlan()]);
    expect(booked.status).toBe(201);
    const isAfter = (await balanceAfter(user, OPERATION.planChanged)) === user.available_request_count;
    expect({ isAfter, plan: booked.body.plan_id }).toEqual({ isAfter, plan: isAfter ? 't4_2_M' : 't8_2' });
  }));

it('nothing is given to somebody who leaves, or is made a customer, at that moment', async () => {
  const user = await buildCustomer(app, { available_request_count: 100 });
  const boss = await app.as(await buildAdmin(app));
  let hour = 0;
  await rounds(async (round) => {
    const isStaff = round % 2 === 0;
    const [staff, day] = [await (isStaff ? buildStaff(app) : buildAdmin(app)), dayOf(round)];
    const ids = await Promise.all(
      [0, 1].map(async () => {
        const time = `${String(10 + (hour++ % 10)).padStart(2, '0')}:${String(Math.floor(hour / 10) % 60).padStart(2, '0')}:00`;
        return (await buildRequest(app, user, { sched_pickup_dt: `${day} ${time}`, count: 1 })).id;
      }),
    );
    const [assigned, left] = await Promise.all([
      admin.post('/admin/washRequest/assignStaffs').send({ wash_request_id: ids, staff_id: staff.id }),
      isStaff
        ? boss.post('/admin/bulkDelete').send({ ids: [staff.id] })
        : boss.post(`/admin/users/${staff.id}/role`).send({ role: ROLE.customer }),
    ]);
    expect([200, 422]).toContain(assigned.status);
    expect(left.status).toBe(isStaff ? 204 : 200);
    const rows = await app.database.manager.findBy(WashRequest, { staff_id: staff.id });
    expect(rows).toEqual([]);
  });
});
