import { OPERATION } from '@laundry/shared/constants/operation-types';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { BusinessHoliday } from '../../src/modules/calendar/holidays/business-holiday.entity.js';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { Mail } from '../../src/modules/mail/mail.entity.js';
import { ManualPayment } from '../../src/modules/payments/manual/manual-payment.entity.js';
import { CountEntry } from '../../src/modules/balance/count-entry.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { WashRequest } from '../../src/modules/wash-requests/request/wash-request.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildCustomer, buildStaff } from '../harness/rows/build-people.js';
import { fingerprintOf } from '../harness/looks/fingerprint.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let driver: Caller;
let driverId: number;

beforeAll(async () => {
  app = await startApp();
  await buildArea(app, { start_time: '11:00' });
  const user = await buildStaff(app, { role_type: ROLE_TYPE.delivery });
  driverId = user.id;
  driver = await app.as(user);
});
afterAll(() => app.close());

const sale = (user: User, more: object = {}) => ({
  operation_type: 36,
  user_id: user.id,
  user_name: `${user.name1}　${user.name2}`,
  size: 1,
  count: 2,
  bikou: 'お客様のご依頼',
  ...more,
});
const paymentOf = (id: number) => app.database.manager.findOneByOrFail(ManualPayment, { id });
const balanceOf = async (id: number) =>
  (await app.database.manager.findOneByOrFail(User, { id })).available_request_count;

describe('more washes', () => {
  it('are in the balance and the ledger at once, and a pending payment at the plan’s price', async () => {
    const user = await buildCustomer(app);
    const { body } = await driver.post('/admin/addBag').send(sale(user)).expect(201);
    expect(body).toEqual({ id: expect.any(Number) });
    expect(await balanceOf(user.id)).toBe(10);
    const entries = await app.database.manager.findBy(CountEntry, { user_id: user.id });
    expect(entries.map(({ delta, reason }) => [delta, reason])).toEqual([
      [8, 'grant'],
      [2, 'purchase'],
    ]);
    const payment = await paymentOf(body.id);
    expect(payment).toMatchObject({
      user_id: user.id,
      price: 3_640,
      count: 2,
      month: '2026-11',
      page_id: 7,
      payment_method_id: 1,
      status_id: 1,
      due_date: '2026-12-31',
      bikou: 'お客様のご依頼',
      update_user_id: 0,
    });
    expect(await app.database.manager.findBy(OperationHistory, { user_id: user.id })).toMatchObject([
      {
        operation_type: OPERATION.extraSoldByOperator,
        operation_user_id: driverId,
        price: 3_640,
        size: 1,
        count: 2,
        payment_method_id: 1,
      },
    ]);
    expect(await app.database.manager.findBy(Mail, { user_id: user.id })).toMatchObject([
      { template: 'sold_by_operator' },
    ]);
  });

  it('cost the customer’s own price where there is one', async () => {
    const user = await buildCustomer(app, { discount_price_for_add: 1_000 });
    const { body } = await driver
      .post('/admin/addBag')
      .send(sale(user, { count: 10 }))
      .expect(201);
    expect((await paymentOf(body.id)).price).toBe(10_000);
  });

  it('are sold once, however often one key sends the form', async () => {
    const user = await buildCustomer(app);
    const send = () => driver.post('/admin/addBag').set('idempotency-key', 'sale').send(sale(user));
    const answers = await Promise.all([send(), send(), send(), send()]);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await balanceOf(user.id)).toBe(10);
  });

  it('never lift the balance above 100, also of several sales at once', async () => {
    const user = await buildCustomer(app, { available_request_count: 95 });
    const sales = Array.from({ length: 5 }, () => driver.post('/admin/addBag').send(sale(user)));
    const answers = await Promise.all(sales);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422]);
    expect(await balanceOf(user.id)).toBe(99);
    expect(await app.database.manager.countBy(ManualPayment, { user_id: user.id })).toBe(2);
  });
});

describe('bags', () => {
  it('come on the next open day from tomorrow at the area’s first hour, and cost by their size', async () => {
    await app.database.manager.insert(BusinessHoliday, { date: '2026-11-26' });
    const user = await buildCustomer(app);
    const body = sale(user, { operation_type: 37, size: 4, count: 1 });
    const answer = await driver.post('/admin/addBag').send(body).expect(201);
    expect(await paymentOf(answer.body.id)).toMatchObject({ price: 4_000, count: 1, page_id: 7, status_id: 1 });
    expect(await balanceOf(user.id)).toBe(8);
    const [request, ...more] = await app.database.manager.findBy(WashRequest, { user_id: user.id });
    expect(more).toEqual([]);
    expect(request).toMatchObject({
      is_bag_delivery: true,
      is_tentative: false,
      bikou: 'バッグ配達',
      sched_pickup_dt: null,
      sched_delivery_dt: '2026-11-27 11:00:00',
      sched_dt: '2026-11-27 11:00:00',
      size: 4,
      count: 1,
      status: 0,
    });
    expect(await app.database.manager.findBy(OperationHistory, { user_id: user.id })).toMatchObject([
      {
        operation_type: OPERATION.bagSoldByOperator,
        wreq_id: request?.id,
        price: 4_000,
        payment_method_id: 1,
        size: 4,
        count: 1,
      },
    ]);
  });

  it('come to an area of 15:00 to 22:00 from 16:00, as any visit does', async () => {
    await buildArea(app, { zipcode: '15099', start_time: '15:00', end_time: '22:00' });
    const user = await buildCustomer(app, { send_addr_zipcode: '1509900' });
    await driver
      .post('/admin/addBag')
      .send(sale(user, { operation_type: 37 }))
      .expect(201);
    expect(await app.database.manager.findOneByOrFail(WashRequest, { user_id: user.id })).toMatchObject({
      sched_delivery_dt: '2026-11-27 16:00:00',
    });
  });

  it('are sold to who pays by request, too; washes are not', async () => {
    const user = await buildCustomer(app, { plan_id: 'tx_1', available_request_count: 0 });
    await driver
      .post('/admin/addBag')
      .send(sale(user, { operation_type: 37 }))
      .expect(201);
    const { body } = await driver
      .post('/admin/addBag')
      .send(sale(user, { size: 1 }))
      .expect(422);
    expect(Object.keys(body.errors)).toEqual(['operation_type']);
  });
});

describe('a sale is refused', () => {
  it.each<[string, object, Partial<User>, Record<string, string[]>]>([
    ['to another name', { user_name: '誰か' }, {}, { user_name: ['ユーザーIDと登録名が一致しません。'] }],
    ['to nobody', { user_id: 999_999 }, {}, { user_name: ['ユーザーIDと登録名が一致しません。'] }],
    ['to a withdrawn customer', {}, { status: 90 }, { user_name: ['ユーザーIDと登録名が一致しません。'] }],
    [
      'to a deleted one',
      {},
      { deleted_at: '2026-11-01 00:00:00' },
      { user_name: ['ユーザーIDと登録名が一致しません。'] },
    ],
    ['of another size', { size: 2 }, {}, { size: ['ご契約のプランのサイズを指定してください'] }],
    ['of the one-time size', { operation_type: 37, size: 5 }, {}, { size: ['入力値が不正です'] }],
    ['of too many', { count: 11 }, {}, { count: ['1から10の間で指定してください'] }],
    ['of anything else', { operation_type: 32 }, {}, { operation_type: ['入力値が不正です'] }],
    ['without a reason', { bikou: ' ' }, {}, { bikou: ['必須項目です'] }],
  ])('%s', async (_, fields, account, errors) => {
    const user = await buildCustomer(app, account);
    const before = await fingerprintOf(app);
    const { body } = await driver.post('/admin/addBag').send(sale(user, fields)).expect(422);
    expect(body.errors).toEqual(errors);
    expect(await fingerprintOf(app)).toBe(before);
  });
});

describe('what a sale would come to', () => {
  const check = (body: object) => driver.post('/admin/addBag/check').send(body);

  it('is the same price and the same delivery, and sells nothing', async () => {
    const user = await buildCustomer(app);
    const washes = await check(sale(user)).expect(200);
    expect(washes.body).toEqual({ price: 3_640, sched_delivery_dt: null });
    const bags = await check(sale(user, { operation_type: 37, size: 2 })).expect(200);
    expect(bags.body).toEqual({ price: 4_000, sched_delivery_dt: expect.stringMatching(/ 11:00:00$/) });
    expect(await app.database.manager.countBy(ManualPayment, { user_id: user.id })).toBe(0);
    expect(await app.database.manager.countBy(WashRequest, { user_id: user.id })).toBe(0);
    expect(await balanceOf(user.id)).toBe(8);
  });

  it('is refused as the sale is', async () => {
    const user = await buildCustomer(app);
    const { body } = await check(sale(user, { user_name: '別の人' })).expect(422);
    expect(Object.keys(body.errors)).toEqual(['user_name']);
  });
});
