import { setTimeout as wait } from 'node:timers/promises';
import type { CallLog } from './call-log.js';
import type { Outside } from '../outside/outside.js';
import type { Seeded } from '../seeded.js';
import type { Service } from '../service.js';

/** ms after which a provider reports. */
const SOON = [50, 3_000] as const;

/** What customers do on the pages of the providers, who report it never, once, again and again, late, or wrongly. */
export class Payer {
  private readonly reports: Promise<void>[] = [];

  constructor(
    private readonly service: Service,
    private readonly outside: Outside,
    private readonly log: CallLog,
    private readonly random: Seeded,
  ) {}

  /** On the card provider's page. */
  payForm(form: unknown): void {
    const fields = fieldsOf(form);
    const [no, total, notify] = ['S_TORIHIKI_NO', 'TOTAL', 'NOTIFY_URL'].map((name) => fields.get(name) ?? '');
    if (no === undefined || notify === undefined || total === '0' || !this.random.percent(80)) return;
    const report = this.outside.card.pay(no, Number(total));
    if (this.random.percent(10)) report.set('X-TOTAL', String(Number(total) + 1));
    const { pathname } = new URL(notify);
    this.report((url) => fetch(`${url}${pathname}`, { method: 'POST', body: report }));
  }

  /** In PayPay's app, to which the address led. */
  payCode(address: unknown): void {
    const no = typeof address === 'string' ? (address.split('/').at(-1) ?? '') : '';
    const code = this.outside.paypay.codes.get(no);
    if (code?.status !== 'CREATED') return;
    code.status = this.random.pick(['COMPLETED', 'COMPLETED', 'COMPLETED', 'CANCELED', 'EXPIRED']);
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ merchant_order_id: no }),
    };
    this.report((url) => fetch(`${url}/api/v1/payments/paypay/notifications`, init));
  }

  /** All that is still to be reported. */
  async finish(): Promise<void> {
    await Promise.all(this.reports);
  }

  private report(send: (url: string) => Promise<Response>): void {
    const times = this.random.pick([0, 1, 1, 2, 5]);
    for (let time = 0; time < times; time += 1) this.reports.push(this.later(send, this.random.between(...SOON)));
  }

  private async later(send: (url: string) => Promise<Response>, millis: number): Promise<void> {
    await wait(millis);
    const { url } = this.random.pick(this.service.called);
    // A report that meets nobody is lost: the service asks.
    const answer = await send(url).catch(() => null);
    this.log.status(answer?.status ?? 'none');
    if (answer !== null && answer.status >= 500 && answer.status !== 503)
      this.log.failures.push(`${answer.status}: a provider's report ${await answer.text()}`);
  }
}

function fieldsOf(form: unknown): Map<string, string> {
  const { form_params: params } = form as { form_params: readonly { name: string; value: string }[] };
  return new Map(params.map(({ name, value }) => [name, value]));
}
