import { setTimeout as wait } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { PROBLEM_TYPE, problemJson } from '../../../common/errors/problem.js';
import { readShiftJisForm, readYen } from '../card/form-text.js';
import { PAYMENTS_PATH } from '../core/payment-paths.js';
import { TAKES_FORM } from '../../../common/http/takes-body.js';
import { jsonField } from '../../../common/foreign-json.js';
import { SandboxDelivery } from './sandbox-delivery.js';
import { PAGE_BUTTONS, sandboxNotFound, sandboxPage, type PageButton } from './sandbox-page.js';
import type { SandboxPayment } from './sandbox-payment.entity.js';
import { fieldsOf, SANDBOX_OUTCOMES, SandboxProvider, type SandboxDecision } from './sandbox-provider.js';

const SLOW_MILLIS = 10_000;
const MAX_TIMES = 100;
const DECISION_OF: Readonly<Record<PageButton, SandboxDecision>> = {
  approve: 'approve',
  decline: 'decline',
  cancel: 'cancel',
  slow: 'approve',
  twice: 'approve',
};

type NumberParams = { Params: { no: string }; Body: unknown };

/** The sandbox provider's own pages, for people and for scripts. Outside the API: a real provider's would be, too. */
export function serveSandbox(app: NestFastifyApplication): void {
  const provider = app.get(SandboxProvider, { strict: false });
  const delivery = app.get(SandboxDelivery, { strict: false });
  const pages = app.getHttpAdapter().getInstance();
  pages.post<{ Body: unknown }>('/sandbox/card', TAKES_FORM, async ({ body }, reply) => {
    const fields = Object.fromEntries(Buffer.isBuffer(body) ? readShiftJisForm(body) : []);
    const no = fields['S_TORIHIKI_NO'] ?? '';
    if (!/^[\w-]{1,64}$/.test(no)) return notFound(reply);
    return page(reply, await provider.open('card', no, readYen(fields['TOTAL']), fields));
  });
  pages.get<NumberParams>('/sandbox/paypay/:no', async ({ params }, reply) => {
    const payment = await provider.find(params.no);
    return payment?.channel === 'paypay' ? page(reply, payment) : notFound(reply);
  });
  pages.post<NumberParams>('/sandbox/decisions/:no', TAKES_FORM, async ({ params, body }, reply) => {
    const button = Buffer.isBuffer(body) ? (readShiftJisForm(body).get('decision') ?? '') : '';
    const known = await provider.find(params.no);
    if (known === null || !isButton(button)) return notFound(reply);
    const decided = await provider.decide(known.no, DECISION_OF[button]);
    if (button === 'slow') void wait(SLOW_MILLIS, undefined, { ref: false }).then(() => delivery.deliver(decided, 1));
    else await delivery.deliver(decided, button === 'twice' ? 2 : 1);
    return reply.redirect(returnUrlOf(decided, decided.outcome), 303);
  });
  pages.post<NumberParams>('/sandbox/payments/:no', async ({ params, body }, reply) => {
    const [outcome, times = 1] = [jsonField(body, 'outcome'), jsonField(body, 'times')];
    if (!isDecision(outcome)) return refuse(reply, 422, { outcome: ['approve, decline, cancel'] });
    if (typeof times !== 'number' || !Number.isInteger(times) || times < 1 || times > MAX_TIMES) {
      return refuse(reply, 422, { times: [`1 - ${MAX_TIMES}`] });
    }
    if ((await provider.find(params.no)) === null) return refuse(reply, 404);
    const decided = await provider.decide(params.no, outcome);
    await delivery.deliver(decided, times);
    return reply.send({ no: decided.no, outcome, times });
  });
  pages.post<{ Params: { member: string }; Body: unknown }>(
    '/sandbox/cards/:member',
    async ({ params, body }, reply) => {
      const charges = jsonField(body, 'charges');
      if (charges !== 'approve' && charges !== 'decline' && charges !== 'silent') {
        return refuse(reply, 422, { charges: ['approve, decline, silent'] });
      }
      await provider.changeCard(params.member.slice(0, 64), { charges });
      return reply.send({ member: params.member, charges });
    },
  );
}

/** Where the provider sends the browser back to; its path only, which is ours. */
function returnUrlOf(payment: SandboxPayment, outcome: string): string {
  const fields = fieldsOf(payment);
  const name = payment.channel === 'paypay' ? 'redirectUrl' : outcome === 'cancelled' ? 'EXITURL' : 'RETURL';
  const { pathname } = new URL(fields[name] ?? '/', 'http://localhost');
  return pathname.startsWith(PAYMENTS_PATH) ? pathname : '/';
}

const page = (reply: FastifyReply, payment: SandboxPayment) =>
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(sandboxPage(payment));
const notFound = (reply: FastifyReply) => reply.status(404).type('text/html; charset=utf-8').send(sandboxNotFound());
const refuse = (reply: FastifyReply, status: number, errors?: Readonly<Record<string, readonly string[]>>) =>
  reply
    .status(status)
    .type(PROBLEM_TYPE)
    .send(problemJson(status, 'sandbox', errors === undefined ? {} : { errors }));

const isButton = (value: string): value is PageButton => PAGE_BUTTONS.includes(value);
const isDecision = (value: unknown): value is SandboxDecision =>
  typeof value === 'string' && Object.hasOwn(SANDBOX_OUTCOMES, value);
