import { PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import { isCardCheck } from '@laundry/shared/rules/payments/card-check';
import type { RemiseConfig } from '../../../config/payments-config.js';
import { CardPort, type CardCharge, type CardForm, type CardOrder, type RawNotification } from '../ports/card-port.js';
import type { ProviderHttp } from '../ports/provider-http.js';
import { ProviderRefused, ProviderSilent, type Asked, type ProviderReport } from '../ports/provider-report.js';
import { distrustOf } from './card-sources.js';
import { FORM_TYPE, readShiftJisForm, readYen, writeForm } from './form-text.js';

/**
 * What we ask the provider's server for. That it takes orders by SHOPCO, HOSTID, JOB and S_TORIHIKI_NO is public; the words
 * below are assumed and are to be held against the provider's own document before going live (decisions/053).
 */
const JOBS = { charge: 'AC_CAPTURE', stop: 'AC_STOP', resume: 'AC_RESUME', query: 'QUERY' } as const;
/** Assumed, too: what a query answers of a number that it has never heard, and of a page that is still open. */
const UNHEARD_CODE = '8:4004';
const STATE_FIELD = 'X-STATE';
const OPEN_STATE = 'OPEN';

/** The provider's code of our goods, and "paid at once". */
const ITEM = '0000120';
const METHOD = '10';
/** What the provider reports when the customer himself cancelled. */
const CANCELLED_CODES: readonly string[] = ['8:3001'];
const GOOD_CODE = '0:0000';
const TAKEN = '<SDBKDATA>STATUS=800</SDBKDATA>';
const NOT_TAKEN = '<SDBKDATA>STATUS=900</SDBKDATA>';

/** Cards through a provider in REMISE's style. Its notifications carry no signature, and its form none against changed amounts: both are hints, the query counts. */
export class RemiseCard extends CardPort {
  constructor(
    private readonly config: RemiseConfig,
    private readonly http: ProviderHttp,
  ) {
    super();
  }

  form(order: CardOrder): Promise<CardForm> {
    const { shopCode: SHOPCO, hostId: HOSTID } = this.config;
    const amount = String(order.amount);
    const fields = {
      SHOPCO,
      HOSTID,
      S_TORIHIKI_NO: order.no,
      JOB: isCardCheck(order) ? 'CHECK' : 'CAPTURE',
      MAIL: order.email,
      ITEM,
      AMOUNT: amount,
      TAX: '0',
      TOTAL: amount,
      METHOD,
      // The provider must not charge by itself: we charge the card on file, whose amount changes with the plan.
      ...(order.keepsCard && {
        AUTOCHARGE: '1',
        AC_S_KAIIN_NO: String(order.userId),
        AC_AMOUNT: '0',
        AC_TAX: '0',
        AC_TOTAL: '0',
        AC_INTERVAL: '1M',
      }),
      RETURL: order.returnUrl,
      NG_RETURL: order.returnUrl,
      EXITURL: order.returnUrl,
      NOTIFY_URL: order.notifyUrl,
    };
    const params = Object.entries(fields).map(([name, value]) => ({ name, value }));
    return Promise.resolve({ url: this.config.formUrl, params });
  }

  readNotification({ body, address }: RawNotification): ProviderReport | null {
    const report = reportOf(readShiftJisForm(body));
    return report && { ...report, ...distrustOf(this.config, address) };
  }

  answer(refusedFor: string | null) {
    return { type: 'text/html; charset=Shift_JIS', body: refusedFor === null ? TAKEN : NOT_TAKEN };
  }

  async chargeRecurring({ no, amount, member }: CardCharge): Promise<ProviderReport> {
    const total = String(amount);
    const fields = { S_TORIHIKI_NO: no, AC_MEMBERID: member, AMOUNT: total, TAX: '0', TOTAL: total };
    const report = reportOf(await this.call(JOBS.charge, fields));
    if (report === null) throw new ProviderSilent('no result in the answer');
    return report;
  }

  async stop(member: string): Promise<void> {
    await this.order(JOBS.stop, member);
  }

  async resume(member: string): Promise<void> {
    await this.order(JOBS.resume, member);
  }

  async query(no: string): Promise<Asked> {
    const fields = await this.call(JOBS.query, { S_TORIHIKI_NO: no });
    if (fields.get('X-ERRCODE') === UNHEARD_CODE) return 'none';
    if (fields.get(STATE_FIELD) === OPEN_STATE) return { no, outcome: PAYMENT_STATE.waiting, amount: null, ref: null };
    const report = reportOf(fields);
    if (report === null) throw new ProviderSilent('no result in the answer');
    return report;
  }

  private async order(job: string, member: string): Promise<void> {
    const fields = await this.call(job, { AC_MEMBERID: member });
    const code = fields.get('X-ERRCODE') ?? '';
    if (code !== '') throw new ProviderRefused(code);
  }

  private async call(job: string, fields: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, string>> {
    const { shopCode: SHOPCO, hostId: HOSTID, apiUrl: url } = this.config;
    const body = writeForm({ SHOPCO, HOSTID, JOB: job, ...fields });
    const answer = await this.http.send({ method: 'POST', url, headers: { 'content-type': FORM_TYPE }, body });
    if (answer.status !== 200) throw new ProviderSilent(`answered ${answer.status}`);
    return readShiftJisForm(answer.body);
  }
}

/** What a result says; null when it names no payment. */
function reportOf(fields: ReadonlyMap<string, string>): ProviderReport | null {
  const no = fields.get('X-S_TORIHIKI_NO') ?? '';
  const ref = fields.get('X-TRANID') ?? '';
  if (no === '' || ref === '') return null;
  const error = fields.get('X-ERRCODE') ?? '';
  const isGood = error.trim() === '' && fields.get('X-R_CODE') === GOOD_CODE && fields.get('X-ERRLEVEL') === '0';
  const failed = CANCELLED_CODES.includes(error) ? PAYMENT_STATE.cancelled : PAYMENT_STATE.declined;
  return {
    no,
    ref,
    outcome: isGood ? PAYMENT_STATE.settled : failed,
    amount: readYen(fields.get('X-TOTAL')),
    cardMember: fields.get('X-AC_MEMBERID') || null,
  };
}
