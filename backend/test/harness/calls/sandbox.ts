import { expect } from '@jest/globals';
import { PAGE } from '@laundry/shared/constants/pages';
import { PAYMENT_CHANNEL } from '@laundry/shared/constants/payment-states';
import { JobRunner } from '../../../src/common/jobs/job-runner.js';
import { ManualPayment } from '../../../src/modules/payments/manual/manual-payment.entity.js';
import { PaymentMessage } from '../../../src/modules/payments/results/payment-message.entity.js';
import { Payment } from '../../../src/modules/payments/core/payment.entity.js';
import { SandboxProvider } from '../../../src/modules/payments/sandbox/sandbox-provider.js';
import { StartPayment } from '../../../src/modules/payments/begin/start-payment.js';
import type { User } from '../../../src/modules/users/user.entity.js';
import type { RunningApp } from '../servers/start-app.js';

/** A form as an answer has it. */
export interface PaymentForm {
  readonly url: string;
  readonly form_params: readonly { readonly name: string; readonly value: string }[];
  readonly ret_url_path: string;
}

export function formField(form: PaymentForm, name: string): string {
  const param = form.form_params.find((each) => each.name === name);
  if (param === undefined) throw new Error(`the form has no ${name}`);
  return param.value;
}

/** Our number of a payment by form. */
export const numberOf = (form: PaymentForm): string => formField(form, 'S_TORIHIKI_NO');

/** Lets the sandbox decide a payment and report it so many times. */
export async function decide(app: RunningApp, no: string, outcome: string, times = 1): Promise<void> {
  const answer = await fetch(`${app.url}/sandbox/payments/${no}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome, times }),
  });
  expect([answer.status, await answer.json()]).toEqual([200, { no, outcome, times }]);
}

/** The customer pays on the sandbox's page, whose report goes astray. */
export const payUnreported = (app: RunningApp, no: string) =>
  app.app.get(SandboxProvider, { strict: false }).decide(no, 'approve');

/** Where the card provider posts a result for this form, and what; `changes` are a forger's. */
export const reportOf = (form: PaymentForm, changes: Readonly<Record<string, string>> = {}) => ({
  path: new URL(formField(form, 'NOTIFY_URL')).pathname,
  body: new URLSearchParams({
    'X-TRANID': `T${numberOf(form)}`,
    'X-S_TORIHIKI_NO': numberOf(form),
    'X-AMOUNT': formField(form, 'AMOUNT'),
    'X-TAX': '0',
    'X-TOTAL': formField(form, 'TOTAL'),
    'X-ERRCODE': '',
    'X-ERRINFO': '',
    'X-ERRLEVEL': '0',
    'X-R_CODE': '0:0000',
    ...changes,
  }),
});

/** Posts it. */
export async function report(
  app: RunningApp,
  form: PaymentForm,
  changes: Readonly<Record<string, string>> = {},
  path = reportOf(form).path,
): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${app.url}${path}`, { method: 'POST', body: reportOf(form, changes).body });
  return { status: answer.status, text: await answer.text() };
}

export const paymentOf = (app: RunningApp, no: string): Promise<Payment> =>
  app.database.manager.findOneByOrFail(Payment, { no });

export const messagesOf = async (app: RunningApp, no: string) =>
  (await app.database.manager.find(PaymentMessage, { where: { no }, order: { id: 'ASC' } })).map(
    ({ outcome, verdict, reason, times }) => ({ outcome, verdict, reason, times }),
  );

export const manualPaymentsOf = (app: RunningApp, { id }: Pick<User, 'id'>): Promise<ManualPayment[]> =>
  app.database.manager.find(ManualPayment, { where: { user_id: id }, order: { id: 'ASC' } });

export async function runJob(app: RunningApp, name: string) {
  const result = await app.app.get(JobRunner, { strict: false }).runByName(name, new AbortController().signal);
  expect(result).toMatchObject({ failed: 0 });
  return result;
}

/** The payment by card that a built request waits for. */
export async function owe(app: RunningApp, user: User, request_id: number, expires_at: string): Promise<string> {
  const order = { userId: user.id, pageId: PAGE.onetimeRequest, channel: PAYMENT_CHANNEL.card, amount: 3_000 };
  const start = app.app.get(StartPayment, { strict: false });
  const no = await app.database.inTransaction(() => start.start({ ...order, purpose: { request_id } }));
  await app.database.manager.update(Payment, { no }, { expires_at });
  return no;
}
