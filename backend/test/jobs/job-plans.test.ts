import { addDays, addMinutes, at } from '@laundry/shared/time/jst';
import { PAGE } from '@laundry/shared/constants/pages';
import { PAYMENT_CHANNEL, PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import { JobRunner } from '../../src/common/jobs/job-runner.js';
import { DeliverMail } from '../../src/modules/mail/deliver-mail.js';
import { Mail } from '../../src/modules/mail/mail.entity.js';
import { DeliverNotification } from '../../src/modules/mail/notifications/deliver-notification.js';
import { Notification } from '../../src/modules/mail/notifications/notification.entity.js';
import { Comparisons } from '../../src/modules/payments/comparison/comparisons.js';
import { Payment } from '../../src/modules/payments/core/payment.entity.js';
import { ProviderOrder } from '../../src/modules/payments/orders/provider-order.entity.js';
import { ProviderOrders } from '../../src/modules/payments/orders/provider-orders.js';
import { AskProvider } from '../../src/modules/payments/reconcile/ask-provider.js';
import { ExpirePayment } from '../../src/modules/payments/reconcile/expire-payment.js';
import { Photo } from '../../src/modules/photos/photo.entity.js';
import { buildCustomer } from '../harness/rows/build-people.js';
import { analyze, longWaysOf } from '../harness/looks/query-plan.js';
import { NOW, startApp, type RunningApp } from '../harness/servers/start-app.js';
import { sentStatements, type Statement } from '../harness/looks/statements.js';

const ROWS = 3_000;
/** Of so many the last is due, or open. */
const FEW = 300;
/** A month's turn writes as many mails at once that an outbox is long. */
const BACKLOG = 10;

let app: RunningApp;
const FILLED = [Photo, ProviderOrder, Notification, Mail, Payment];

beforeAll(async () => {
  app = await startApp();
  await fill((await buildCustomer(app)).id);
  await analyze(app, ...FILLED.map((entity) => app.database.manager.connection.getMetadata(entity).tableName));
});
/** They were there for the plans alone: nobody could have made them. */
afterAll(async () => {
  for (const entity of FILLED) await app.database.manager.deleteAll(entity);
  await app.close();
});

const every = (of: number, n: number): boolean => n % of === 0;

async function fill(user_id: number): Promise<void> {
  const rows = Array.from({ length: ROWS }, (_, n) => ({ n, created_at: addMinutes(NOW, -30 * (ROWS - n)) }));
  const { database } = app;
  const outbox = ({ n, created_at }: (typeof rows)[number]) => ({
    template: 'password_changed',
    user_id,
    state: every(BACKLOG, n) ? ('waiting' as const) : ('sent' as const),
    tries: 0,
    body: 'x',
    last_error: '',
    send_at: created_at,
    created_at,
  });
  const mails = rows.map((row) => ({ ...outbox(row), recipient: 'a@example.com', subject: 'x' }));
  await database.insertAll(Mail, mails);
  const [mail] = await database.query<{ id: number }>('SELECT MIN(id) AS id FROM mails');
  const told = { channel: 'line' as const, mail_id: mail?.id ?? 0, target_id: 1, retry_key: 'x' };
  const notifications = rows.map((row) => ({ ...outbox(row), ...told }));
  await database.insertAll(Notification, notifications);
  const payments = rows.map(({ n, created_at }) => ({
    no: `no ${n}`,
    user_id,
    page_id: PAGE.monthlyCharge,
    channel: PAYMENT_CHANNEL.card,
    is_recurring: false,
    keeps_card: false,
    amount: 1,
    state: every(FEW, n) ? PAYMENT_STATE.unknown : PAYMENT_STATE.settled,
    purpose: '{}',
    secret_hash: 'x',
    return_path: '',
    next_ask_at: every(FEW, n) ? created_at : null,
    expires_at: created_at,
    refund_needed: false,
    created_at,
    updated_at: created_at,
  }));
  await database.insertAll(Payment, payments);
  const orders = rows.map(({ n, created_at }) => ({
    user_id,
    kind: 'stop_card' as const,
    ref: 'x',
    state: every(FEW, n) ? ('waiting' as const) : ('done' as const),
    tries: 0,
    next_try_at: created_at,
    last_answer: '',
    created_at,
  }));
  await database.insertAll(ProviderOrder, orders);
  const photos = rows.map(({ n, created_at }) => ({
    name: n.toString(16).padStart(32, '0'),
    user_id,
    wash_request_id: every(FEW, n) ? null : 1,
    width: 1,
    height: 1,
    bytes: 1,
    created_at,
  }));
  await database.insertAll(Photo, photos);
}

const service = <T>(type: new (...args: never[]) => T): T => app.app.get(type, { strict: false });

test.each([
  ['mails to send, of which many wait', () => service(DeliverMail).due(50)],
  ['notifications to send, of which many wait', () => service(DeliverNotification).due(50)],
  ['photos to delete', () => service(JobRunner).runByName('clean-photos', new AbortController().signal)],
  ['days of payments to compare', () => service(Comparisons).days()],
])('a job finds %s without passing others by, in the order of an index', async (_what, find) => {
  for (const read of await readsOf(find)) expect([read.sql, await longWaysOf(app, read)]).toEqual([read.sql, []]);
});

test.each([
  ['payments to ask about: those that are open', () => service(AskProvider).due(PAYMENT_CHANNEL.card, 0, 200)],
  ['payments that expire: of those that are open', () => service(ExpirePayment).due(0, 200)],
  [
    'what providers are to be told: what nobody has told them',
    () => service(ProviderOrders).due(PAYMENT_CHANNEL.card, 0, 200),
  ],
  ['payments to compare: those of a day', () => service(Comparisons).ended(addDays(NOW.slice(0, 10), -1))],
  ['payments that differed: few ever do', () => service(Comparisons).differing(at(NOW.slice(0, 10), '05:00'))],
])('a job puts nothing in order but %s', async (_what, find) => {
  const ways = await Promise.all((await readsOf(find)).map((read) => longWaysOf(app, read)));
  expect(ways.flat().filter((way) => way !== 'sort')).toEqual([]);
});

async function readsOf(find: () => Promise<unknown>): Promise<Statement[]> {
  const statements = await sentStatements(app, find);
  const reads = statements.filter(({ sql }) => sql.startsWith('SELECT') && !sql.includes('job_runs'));
  expect(reads.length).toBeGreaterThan(0);
  return reads;
}
