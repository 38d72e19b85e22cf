import { createHash, timingSafeEqual } from 'node:crypto';
import { PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import type { Clock } from '../../../common/clock/clock.js';
import type { SbpsConfig } from '../../../config/payments-config.js';
import { CardPort, type CardCharge, type CardForm, type CardOrder, type RawNotification } from '../ports/card-port.js';
import type { ProviderHttp } from '../ports/provider-http.js';
import { ProviderRefused, ProviderSilent, type Asked, type ProviderReport } from '../ports/provider-report.js';
import { distrustOf } from './card-sources.js';
import { FORM_TYPE, readFormBytes, readYen, writeForm } from './form-text.js';

/** The fields that are signed, in the order in which they are. What a request or result has not does not count. */
const REQUEST_ORDER = [
  ...['pay_method', 'merchant_id', 'service_id', 'cust_code', 'sps_cust_no', 'sps_payment_no', 'order_id', 'item_id'],
  ...['item_name', 'tax', 'amount', 'pay_type', 'auto_charge_type', 'service_type', 'div_settele'],
  ...['last_charge_month', 'camp_type', 'tracking_id', 'terminal_type', 'success_url', 'cancel_url', 'error_url'],
  ...['pagecon_url', 'free1', 'free2', 'free3', 'free_csv', 'request_date', 'limit_second'],
] as const;
const RESULT_ORDER = [
  ...['pay_method', 'merchant_id', 'service_id', 'cust_code', 'sps_cust_no', 'sps_payment_no', 'order_id', 'item_id'],
  ...['pay_item_id', 'item_name', 'tax', 'amount', 'pay_type', 'auto_charge_type', 'service_type', 'div_settele'],
  ...['last_charge_month', 'camp_type', 'tracking_id', 'terminal_type', 'free1', 'free2', 'free3', 'request_date'],
  ...['res_pay_method', 'res_result', 'res_tracking_id', 'res_sps_cust_no', 'res_sps_payment_no'],
  ...['res_payinfo_key', 'res_payment_date', 'res_err_code', 'res_date', 'limit_second'],
] as const;

const OUTCOMES = new Map<string, ProviderReport['outcome']>([
  ['OK', PAYMENT_STATE.settled],
  ['NG', PAYMENT_STATE.declined],
  ['CN', PAYMENT_STATE.cancelled],
]);
const ITEM = { item_id: '0000120', item_name: 'LAUNDRY' };
const LIMIT_SECOND = '600';

/** Cards through SB Payment Service's link style: requests and results carry a SHA-1 over their values and a shared key. */
export class SbpsCard extends CardPort {
  constructor(
    private readonly config: SbpsConfig,
    private readonly http: ProviderHttp,
    private readonly clock: Pick<Clock, 'now'>,
  ) {
    super();
  }

  form(order: CardOrder): Promise<CardForm> {
    const fields: Record<string, string> = {
      pay_method: 'credit3d2',
      merchant_id: this.config.merchantId,
      service_id: this.config.serviceId,
      cust_code: String(order.userId),
      sps_cust_no: '',
      sps_payment_no: '',
      order_id: order.no,
      ...ITEM,
      tax: '',
      amount: String(order.amount),
      pay_type: order.keepsCard ? '1' : '0',
      ...(order.keepsCard && {
        auto_charge_type: '1',
        service_type: '0',
        div_settele: '0',
        last_charge_month: '',
        camp_type: '0',
        tracking_id: '',
      }),
      terminal_type: '0',
      success_url: order.returnUrl,
      cancel_url: order.returnUrl,
      error_url: order.returnUrl,
      pagecon_url: order.notifyUrl,
      free1: '',
      free2: '',
      free3: '',
      free_csv: '',
      request_date: this.clock.now().replace(/\D/g, ''),
      limit_second: LIMIT_SECOND,
    };
    return Promise.resolve({ url: this.config.formUrl, params: this.signed(fields) });
  }

  readNotification({ body, address }: RawNotification): ProviderReport | null {
    const report = this.reportOf(body);
    return report && { ...report, ...distrustOf(this.config, address) };
  }

  answer(refusedFor: string | null) {
    return { type: 'text/csv; charset=Shift_JIS', body: refusedFor === null ? 'OK,' : `NG,${refusedFor}` };
  }

  async chargeRecurring({ no, amount, member }: CardCharge): Promise<ProviderReport> {
    const fields = { sps_cust_no: member, order_id: no, ...ITEM, amount: String(amount), pay_type: '1' };
    const report = this.reportOf(await this.call('charge', fields));
    if (report === null) throw new ProviderSilent('no result in the answer');
    return report;
  }

  async stop(member: string): Promise<void> {
    await this.order('stop', member);
  }

  async resume(member: string): Promise<void> {
    await this.order('resume', member);
  }

  async query(no: string): Promise<Asked> {
    const body = await this.call('query', { order_id: no });
    const fields = readFormBytes(body);
    const result = fields.get('res_result')?.toString('latin1');
    if (result === 'NONE') return 'none';
    if (result === 'OPEN') return { no, outcome: PAYMENT_STATE.waiting, amount: null, ref: null };
    const report = this.reportOf(body);
    if (report === null) throw new ProviderSilent('no result in the answer');
    return report;
  }

  private async order(job: string, member: string): Promise<void> {
    const fields = readFormBytes(await this.call(job, { sps_cust_no: member }));
    if (fields.get('res_result')?.toString('latin1') !== 'OK') {
      throw new ProviderRefused(fields.get('res_err_code')?.toString('latin1') ?? 'NG');
    }
  }

  private async call(job: string, fields: Readonly<Record<string, string>>): Promise<Buffer> {
    const { merchantId: merchant_id, serviceId: service_id, apiUrl } = this.config;
    const request_date = this.clock.now().replace(/\D/g, '');
    const params = this.signed({ merchant_id, service_id, ...fields, request_date });
    const body = writeForm(Object.fromEntries(params.map(({ name, value }) => [name, value])));
    const url = `${apiUrl}/${job}`;
    const answer = await this.http.send({ method: 'POST', url, headers: { 'content-type': FORM_TYPE }, body });
    if (answer.status !== 200) throw new ProviderSilent(`answered ${answer.status}`);
    return answer.body;
  }

  private signed(fields: Readonly<Record<string, string>>) {
    const values = new Map(Object.entries(fields).map(([name, value]) => [name, Buffer.from(value, 'latin1')]));
    const sps_hashcode = sbpsHash(values, REQUEST_ORDER, this.config.hashKey);
    return Object.entries({ ...fields, sps_hashcode }).map(([name, value]) => ({ name, value }));
  }

  /** What a result says, distrusted when its signature is not good; null when it names no payment, or is of another shop. */
  private reportOf(body: Buffer): ProviderReport | null {
    const fields = readFormBytes(body);
    const text = (name: string): string => fields.get(name)?.toString('latin1').trim() ?? '';
    const hash = sbpsHash(fields, RESULT_ORDER, this.config.hashKey);
    const isSigned = isSame(text('sps_hashcode').toLowerCase(), hash);
    const outcome = OUTCOMES.get(text('res_result'));
    const isOurs = text('merchant_id') === this.config.merchantId && text('service_id') === this.config.serviceId;
    const [no, ref] = [text('order_id'), text('res_tracking_id')];
    if (!isOurs || outcome === undefined || no === '') return null;
    return {
      no,
      ref: ref === '' ? null : ref,
      outcome,
      amount: readYen(text('amount')),
      cardMember: text('res_sps_cust_no') || null,
      ...(!isSigned && { distrusted: 'wrong_signature' as const }),
    };
  }
}

/** Lower-case hex SHA-1 over the trimmed values, as the Shift_JIS bytes that they are, and the key. */
function sbpsHash(fields: ReadonlyMap<string, Buffer>, order: readonly string[], key: string): string {
  const hash = createHash('sha1');
  for (const name of order) {
    const value = fields.get(name);
    if (value !== undefined)
      hash.update(Buffer.from(value.toString('latin1').replace(/^[ \t]+|(?<![ \t])[ \t]+$/g, ''), 'latin1'));
  }
  return hash.update(key, 'latin1').digest('hex');
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
