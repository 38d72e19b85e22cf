import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deferredMemberOf } from '@laundry/shared/rules/payments/deferred-member';
import { PAGE } from '@laundry/shared/constants/pages';
import { OnetimePrice } from '../../src/modules/onetime-payments/onetime-price.entity.js';
import { Payment } from '../../src/modules/payments/core/payment.entity.js';
import type { User } from '../../src/modules/users/user.entity.js';
import { WashRequest } from '../../src/modules/wash-requests/request/wash-request.entity.js';
import { expectSound } from '../harness/looks/sound-database.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildCustomer } from '../harness/rows/build-people.js';
import { bagsOf, mailsOf, operationsOf } from '../harness/calls/own-requests.js';
import { InvoiceProvider } from '../harness/providers/invoice-provider.js';
import { PayPayProvider } from '../harness/providers/paypay-provider.js';
import { RemiseProvider } from '../harness/providers/remise-provider.js';
import { formField, manualPaymentsOf, numberOf, runJob } from '../harness/calls/sandbox.js';
import { MAIN, startServer } from '../harness/servers/server-process.js';
import { NOW, startApp, type RunningApp } from '../harness/servers/start-app.js';

const KILL_AT = pathToFileURL(resolve(__dirname, '../harness/faults/kill-at.mjs')).href;
const TURN = '2026-12-01 00:05:00';

/** Between the steps of a payment that goes to a provider: it is stored, it is taken up, the provider is called, its answer is stored. */
const BEFORE_ANYTHING = 'commit:before:0';
const STORED = 'commit:after:0';
const BEFORE_THE_CALL = 'commit:after:1';
const AFTER_THE_CALL = 'call:after:0';
const BEFORE_THE_END = 'commit:before:2';
const AT_THE_END = 'commit:after:2';
const EVERYWHERE = [BEFORE_ANYTHING, STORED, BEFORE_THE_CALL, AFTER_THE_CALL, BEFORE_THE_END, AT_THE_END];

const card = new RemiseProvider();
const paypay = new PayPayProvider();
const invoice = new InvoiceProvider();
let app: RunningApp;
beforeAll(async () => {
  for (const provider of [card, paypay, invoice]) await provider.listen();
  app = await startApp({ env: { ...card.env, ...paypay.env, ...invoice.env } });
  await buildArea(app);
  await app.database.manager.update(OnetimePrice, { wreq_time: '15:00:00' }, { week3: 3_000 });
});
beforeEach(() => app.clock.set(NOW));
afterEach(() => expectSound(app.env['DATABASE_URL'] ?? ''));
afterAll(async () => {
  await app.close();
  for (const provider of [card, paypay, invoice]) await provider.close();
});

const killing = (killAt: string) => ({ ...app.env, NODE_OPTIONS: `--import ${KILL_AT}`, KILL_AT: killAt });
const pass = async (now: string, ...jobs: string[]) => {
  app.clock.set(now);
  for (const name of jobs) await runJob(app, name);
};

/** Runs a job in a process of its own, which dies at a step; answers by what it ended. */
async function killedJob(name: string, now: string, killAt: string): Promise<string | number | null> {
  const env = { ...process.env, ...killing(killAt), APP_NOW: now };
  const [code, signal] = (await once(
    spawn(process.execPath, [MAIN, 'job', name], { env, stdio: 'ignore' }),
    'exit',
  )) as [number | null, string | null];
  return signal ?? code;
}

/** Makes one call to a server in a process of its own, which dies at a step of it. */
async function killedServer(killAt: string, call: (url: string) => Promise<unknown>): Promise<void> {
  const from = join(app.dataDir, `kill-${randomBytes(8).toString('hex')}`);
  const start = await app.stop();
  try {
    const { child, url } = await startServer({ ...killing(killAt), KILL_FROM: from, APP_NOW: NOW });
    const died = once(child, 'exit');
    writeFileSync(from, '');
    const answered = await call(url).catch(() => 'nothing');
    child.kill('SIGTERM');
    expect([answered, await died]).toEqual(['nothing', [null, 'SIGKILL']]);
  } finally {
    app = await start();
  }
}

describe('a month’s charge', () => {
  it.each([...EVERYWHERE, 'never'])('killed at %s is taken once', async (killAt) => {
    const user = await buildCustomer(app, { turned_month: '2026-11', ac_user_id: 'AC1' });
    expect(await killedJob('month-turn', TURN, killAt)).toBe(killAt === 'never' ? 0 : 'SIGKILL');
    // The job again, whose slot is not over; then the janitor, once it is time to ask.
    await pass(TURN, 'month-turn');
    await pass('2026-12-01 00:11:00', 'reconcile-payments');
    await pass('2026-12-01 00:17:00', 'reconcile-payments');
    const payments = await app.database.manager.findBy(Payment, { user_id: user.id });
    expect(payments).toMatchObject([{ state: 'settled', page_id: PAGE.monthlyCharge, amount: 13_250 }]);
    const charged = [...card.charges.values()].filter(({ no }) => no === payments[0]?.no);
    expect(charged).toMatchObject([{ total: '13250', good: true }]);
    expect([await operationsOf(app, user), await bagsOf(app, user)]).toEqual([[27, 28], 8]);
    expect(await mailsOf(app, user)).toEqual(['payment_received']);
  });

  it('was never taken of anybody else', async () => {
    const payments = await app.database.manager.findBy(Payment, { page_id: PAGE.monthlyCharge });
    expect([...card.charges.keys()].sort()).toEqual(payments.map(({ no }) => no).sort());
  });
});

it.each(['commit:before:0', 'commit:after:0'])(
  'a card provider’s report, killed at %s, is applied once',
  async (killAt) => {
    const user = await buildCustomer(app, { plan_id: 'tx_2', available_request_count: 0 });
    const wish = { plan_id: 't8_2', pickup_delivery_type: 5, payment_method: 1 };
    const { body } = await (await app.as(user)).post('/users/me/userPlan').send(wish).expect(200);
    const report = card.pay(numberOf(body.payment), Number(formField(body.payment, 'TOTAL')));
    const { pathname } = new URL(formField(body.payment, 'NOTIFY_URL'));
    const notify = async (url: string) => (await fetch(`${url}${pathname}`, { method: 'POST', body: report })).status;
    await killedServer(killAt, notify);
    // As long as it is not told that its report was taken, a provider sends it again.
    expect([await notify(app.url), await notify(app.url)]).toEqual([200, 200]);
    expect([await bagsOf(app, user), await operationsOf(app, user)]).toEqual([8, [31]]);
    expect(await mailsOf(app, user)).toEqual(['plan_changed', 'payment_received']);
  },
);

describe('a one-time request', () => {
  /** A customer, and their order, which has the same key however often it is sent. */
  async function order(way: 'paypay' | 'invoice') {
    const company = { is_company: true, company_name: '株式会社山田', payment_method_id: 3 } as const;
    const onetime = { plan_id: 'tx_2', available_request_count: 0 };
    const user = await buildCustomer(app, { ...onetime, ...(way === 'invoice' && company) });
    const frd_key = deferredMemberOf(user.id);
    invoice.members.set(frd_key, 100_000);
    const body = JSON.stringify({
      sched_pickup_dt: '2026-11-25 15:00:00',
      sched_delivery_dt: '2026-11-26 16:00:00',
      count: 1,
      price: 3_000,
      ...(way === 'paypay'
        ? { onetime_payment_method_id: 2, redirect_url: '/' }
        : { onetime_payment_method_id: 3, frd_key }),
    });
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': randomBytes(8).toString('hex'),
      authorization: `Bearer ${await app.tokenOf(user)}`,
    };
    const send = async (url: string) =>
      (await fetch(`${url}/api/v1/users/me/onetimeRequests`, { method: 'POST', headers, body })).status;
    return { user, send };
  }
  const stored = async ({ id }: User) => {
    const payments = await app.database.manager.findBy(Payment, { user_id: id });
    const requests = await app.database.manager.findBy(WashRequest, { user_id: id });
    // Both are stored at once, or neither.
    expect([payments.length, requests.length]).toEqual(payments.length === 0 ? [0, 0] : [1, 1]);
    return { payment: payments[0], request: requests[0] };
  };

  it.each(EVERYWHERE)('by PayPay, killed at %s and given up, holds nothing', async (killAt) => {
    const { user, send } = await order('paypay');
    await killedServer(killAt, send);
    await pass('2026-11-25 09:06:00', 'reconcile-payments');
    await pass('2026-11-25 09:31:00', 'expire-payments', 'reconcile-payments');
    const { payment, request } = await stored(user);
    expect(['cancelled', 'expired', undefined]).toContain(payment?.state);
    expect(request?.cancelled_at).not.toBeNull();
    expect(await manualPaymentsOf(app, user)).toEqual([]);
  });

  it.each([AFTER_THE_CALL, AT_THE_END])('by PayPay, killed at %s and paid all the same, is there', async (killAt) => {
    const { user, send } = await order('paypay');
    await killedServer(killAt, send);
    paypay.last.status = 'COMPLETED';
    expect(await send(app.url)).toBe(201);
    await pass('2026-11-25 09:06:00', 'reconcile-payments');
    expect(await stored(user)).toMatchObject({
      payment: { state: 'settled' },
      request: { pay_by: null, cancelled_at: null },
    });
    expect([await operationsOf(app, user), await mailsOf(app, user)]).toEqual([[33], ['request_received']]);
  });

  it.each(EVERYWHERE)('by deferred invoice, killed at %s and sent again, is ordered once', async (killAt) => {
    const { user, send } = await order('invoice');
    await killedServer(killAt, send);
    expect(await send(app.url)).toBe(201);
    await pass('2026-11-25 09:06:00', 'reconcile-payments');
    const { payment, request } = await stored(user);
    expect([payment, request]).toMatchObject([{ state: 'settled' }, { pay_by: null, cancelled_at: null }]);
    const orders = [...invoice.orders].filter(([, { member }]) => member === deferredMemberOf(user.id));
    expect(orders).toMatchObject([[payment?.no, { price: 3_000 }]]);
    expect([await operationsOf(app, user), await mailsOf(app, user)]).toEqual([[33], ['request_received']]);
  });
});
