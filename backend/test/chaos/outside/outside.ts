import { setTimeout as wait } from 'node:timers/promises';
import { InvoiceProvider } from '../../harness/providers/invoice-provider.js';
import type { Call, Line } from '../../harness/providers/loopback-provider.js';
import { PayPayProvider } from '../../harness/providers/paypay-provider.js';
import { RemiseProvider } from '../../harness/providers/remise-provider.js';
import { openSmtpSink, type SmtpAnswer, type SmtpSink } from '../../harness/faults/smtp-sink.js';
import type { Seeded } from '../seeded.js';

/** ms that the server waits for a provider; answers come after that too. */
const PROVIDER_TIMEOUT = 1_500;
const MOOD = [700, 2_500] as const;
const LINES: readonly Line[] = ['good', 'good', 'answer lost', 'call lost'];
const MAIL: readonly SmtpAnswer[] = [
  ...['accept', 'accept', 'accept', 'later', 'hang', 'drip', 'hang at greeting'],
  ...['drip at greeting', 'hang after data', 'drip after data', 'close'],
] as const satisfies readonly SmtpAnswer[];

/** The providers and the mail server, whose mood changes: they drop calls and answers, answer late, refuse, hang and lie. */
export class Outside {
  readonly card = new RemiseProvider();
  readonly paypay = new PayPayProvider();
  readonly invoice = new InvoiceProvider();
  moods = 0;

  private constructor(
    readonly mail: SmtpSink,
    private readonly random: Seeded,
  ) {}

  static async open(random: Seeded): Promise<Outside> {
    const outside = new Outside(await openSmtpSink(), random);
    for (const provider of outside.providers) await provider.listen();
    return outside;
  }

  get env(): Record<string, string> {
    return {
      ...this.card.env,
      ...this.paypay.env,
      ...this.invoice.env,
      PROVIDER_TIMEOUT: String(PROVIDER_TIMEOUT),
      SMTP_URL: `smtp://127.0.0.1:${this.mail.port}`,
    };
  }

  /** Changes its mood again and again while the load goes on, and is good in the end. */
  async beMoody(goesOn: () => boolean): Promise<void> {
    while (goesOn()) {
      this.change();
      await wait(this.random.between(...MOOD));
    }
    this.beGood();
  }

  async close(): Promise<void> {
    for (const provider of this.providers) await provider.close();
    await this.mail.close();
  }

  private get providers() {
    return [this.card, this.paypay, this.invoice];
  }

  private change(): void {
    const { random } = this;
    this.moods += 1;
    const lines = (...names: string[]) => Object.fromEntries(names.map((name) => [name, random.pick(LINES)]));
    this.card.line = lines('AC_CAPTURE', 'QUERY', 'AC_STOP', 'AC_RESUME');
    this.card.charge = random.percent(95) ? 'approve' : 'decline';
    this.card.wrongBy = random.percent(20) ? 1 : 0;
    this.paypay.line = lines('POST', 'GET', 'DELETE');
    this.paypay.madeBefore = random.percent(10) ? 'DUPLICATE_DYNAMIC_QR_REQUEST' : null;
    this.invoice.line = lines('/Register', '/Fix', '/member/creditCheck', '/member/register');
    const isLate = random.percent(25);
    for (const provider of this.providers) provider.hold = (call: Call) => this.late(call, isLate);
    this.mail.answer = random.pick(MAIL);
    this.mail.answerLate();
  }

  private late(_: Call, isLate: boolean): Promise<void> | undefined {
    return isLate ? wait(this.random.between(100, 2 * PROVIDER_TIMEOUT)) : undefined;
  }

  private beGood(): void {
    for (const provider of this.providers) {
      provider.line = {};
      provider.hold = () => undefined;
    }
    this.card.charge = 'approve';
    this.card.wrongBy = 0;
    this.paypay.madeBefore = null;
    this.mail.answer = 'accept';
    this.mail.answerLate();
  }
}
