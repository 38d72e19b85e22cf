import type { Payment } from '../../src/modules/payments/core/payment.entity.js';
import { ManualPayments, type ManualPaymentOrder } from '../../src/modules/payments/manual/manual-payments.js';
import { ManualPayment } from '../../src/modules/payments/manual/manual-payment.entity.js';
import type { User } from '../../src/modules/users/user.entity.js';
import { buildPayment } from '../harness/rows/build-payment.js';
import { buildAdmin, buildCustomer, buildStaff } from '../harness/rows/build-people.js';
import { bytesOf, fileNameOf, sheetOf } from '../harness/calls/files.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let admin: Caller;

beforeEach(async () => {
  app = await startApp();
  admin = await app.as(await buildAdmin(app));
});
afterEach(() => app.close());

const receipts = (query: object = {}) => admin.get('/admin/users/receipts').query(query);

function owe(user: User, price: number, more: Partial<ManualPaymentOrder> = {}): Promise<number | null> {
  const order = { userId: user.id, price, pageId: 6, paymentMethodId: 2, month: '2026-10', ...more } as const;
  return app.database.inTransaction(() => app.app.get(ManualPayments, { strict: false }).add(order));
}

const pay = (user: User, amount: number, settled_at: string, more: Partial<Payment> = {}) =>
  buildPayment(app, user, amount, settled_at, more);

it('last month’s invoices are lines of 28 items, those of one customer together', async () => {
  const company = await buildCustomer(app, {
    company_name: '株式会社テスト',
    plan_id: 't20_1_L',
    payment_method_id: 2,
  });
  const other = await buildCustomer(app, { name1: '佐藤', name2: '花子', plan_id: 't8_1', payment_method_id: 2 });
  await owe(company, 105_400);
  await owe(other, 14_000);
  await owe(company, 13_640, { pageId: 7, count: 2 });
  await owe(company, 999, { month: '2026-11' });
  await owe(company, 999, { paymentMethodId: 1 });
  const asked = await pay(other, 999, '2026-10-05 10:00:00', { channel: 'paypay' });
  await owe(other, 999, { unconfirmed: asked.id });
  await owe(company, 999, { onceKey: 'x' });
  await app.database.manager.update(ManualPayment, { once_key: 'x' }, { status_id: 3 });
  const { body } = await receipts().expect(200);
  const key = (id: number): string => `202610-${String(id).padStart(6, '0')}`;
  expect(
    body.map((row: Record<string, unknown>) => [row['item1'], row['item21'], row['item22'], row['item23']]),
  ).toEqual([
    [key(company.id), 1, '式', 105_400],
    [key(company.id), 2, '個', 6_820],
    [key(other.id), 1, '式', 14_000],
  ]);
  expect(Object.keys(body[0])).toEqual(Array.from({ length: 28 }, (_, place) => `item${place + 1}`));
  expect(body[0]).toMatchObject({
    item3: '2026年10月分 ご利用料金',
    item5: '2026/10/31',
    item6: '株式会社テスト',
    item7: '2026/10/31',
    item8: '自動作成',
    item9: '2026/10/31',
    item13: '株式会社テスト',
    item14: '2026/11/30',
    item15: '振込',
    item19: key(company.id),
    item20: '月次請求 月20バッグ L（140L） 対面 2026年10月分',
  });
});

it('card payments are lines of who gets a receipt, of the month in which they were settled; no card’s check, nor what a provider bills', async () => {
  const user = await buildCustomer(app, { receipt: 1 });
  const without = await buildCustomer(app);
  await pay(user, 14_000, '2026-10-31 23:59:59');
  await pay(user, 999, '2026-11-01 00:00:00');
  const declined = '2026-10-05 00:00:00';
  await pay(user, 999, declined, { state: 'declined', settled_at: null, released_at: declined });
  const returned = await pay(user, 999, '2026-10-05 00:00:00', { refund_needed: true });
  await owe(user, 999, { paymentMethodId: 1, refundOf: returned.id });
  await pay(without, 999, '2026-10-05 00:00:00');
  await pay(user, 999, '2026-10-05 00:00:00', { channel: 'deferred_invoice' });
  await pay(user, 0, '2026-10-05 00:00:00');
  const { body } = await receipts().expect(200);
  expect(body).toMatchObject([{ item15: '振替', item23: 14_000 }]);
  expect(body).toHaveLength(1);
});

it('they are a file of 28 columns, whose dangerous cells are escaped', async () => {
  const user = await buildCustomer(app, { company_name: '=HYPERLINK("x")', payment_method_id: 2 });
  await owe(user, -500);
  const answer = await bytesOf(receipts({ format: 'csv' }).expect(200));
  expect(fileNameOf(answer)).toBe('請求書データ.csv');
  const [header, line] = answer.body
    .toString()
    .replace(/^\ufeff/, '')
    .split('\r\n');
  expect(header?.split(',')).toHaveLength(28);
  expect(header).toMatch(
    /^受注まとめ番号,案件コード,.*,単価,明細取引タイプ,会計品目タグ,メモタグ1,メモタグ2,メモタグ3$/,
  );
  expect(line).toContain(`"'=HYPERLINK(""x"")"`);
  expect(line).toMatch(/,1,式,-500,,,,,$/);
  const [titles, cells] = await sheetOf((await bytesOf(receipts({ format: 'xlsx' }).expect(200))).body);
  expect([titles?.length, cells?.[22]]).toEqual([28, '-500']);
});

it('nothing is an empty list, and no file; nobody but an administrator gets them', async () => {
  expect((await receipts().expect(200)).body).toEqual([]);
  await receipts({ format: 'csv' }).expect(204);
  await receipts({ format: 'xlsx' }).expect(204);
  await receipts({ format: 'pdf' }).expect(422);
  const manager = await app.as(await buildStaff(app, { role_type: 1 }));
  await manager.get('/admin/users/receipts').expect(403);
});
