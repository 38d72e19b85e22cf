import { createHash } from 'node:crypto';
import { LoopbackProvider, type Answer, type Call } from './loopback-provider.js';

type Fields = Readonly<Record<string, string>>;

interface Charge {
  readonly no: string;
  readonly total: string;
  readonly member: string;
  /** OK, NG, CN; OPEN while the customer is at the page. */
  readonly result: string;
  readonly id: string;
}

const MERCHANT = '30132';
const SERVICE = '101';
const KEY = '8c3a2f1b4d';
/** The provider's document: what is signed, and in which order; a field that is not sent is left out. */
const REQUEST =
  `pay_method merchant_id service_id cust_code sps_cust_no sps_payment_no order_id item_id item_name tax amount
  pay_type auto_charge_type service_type div_settele last_charge_month camp_type tracking_id terminal_type success_url
  cancel_url error_url pagecon_url free1 free2 free3 free_csv request_date limit_second`.split(/\s+/);
const RESULT =
  `pay_method merchant_id service_id order_id amount res_result res_tracking_id res_sps_cust_no res_err_code
  res_date`.split(/\s+/);

/**
 * A card provider in SB Payment Service's link style; a request that is not signed as its document says is refused. Its
 * calls are about the last part of their paths.
 */
export class SbpsProvider extends LoopbackProvider {
  /** Charges by the shop's number; a number is charged once. */
  readonly charges = new Map<string, Charge>();
  /** Cards on file: whether they may be charged. */
  readonly cards = new Map<string, 'stopped' | 'running'>();
  charge: 'approve' | 'decline' = 'approve';
  /** Signs its answers with another key than the shop's. */
  isForged = false;

  get env(): Record<string, string> {
    return {
      PAYMENTS: 'live',
      SBPS_MERCHANT_ID: MERCHANT,
      SBPS_SERVICE_ID: SERVICE,
      SBPS_HASH_KEY: KEY,
      SBPS_FORM_URL: `${this.url}/form`,
      SBPS_API_URL: `${this.url}/api`,
    };
  }

  /** The fields of the calls for a job. */
  fields(job: string): Fields[] {
    return this.calls.filter((call) => this.nameOf(call) === job).map(fieldsOf);
  }

  /** What the customer does on the page to which the form led, and what the shop is then told: a body to post to its pagecon_url. */
  decide(no: string, result: 'OK' | 'NG' | 'CN'): URLSearchParams {
    const charge = this.charges.get(no);
    if (charge === undefined) throw new Error(`no form of ${no} has come`);
    const decided = { ...charge, result };
    this.charges.set(no, decided);
    return new URLSearchParams(this.resultOf(decided));
  }

  protected nameOf({ path }: Call): string {
    return path.split('/').at(-1) ?? '';
  }

  protected handle(call: Call): Answer {
    const body = new URLSearchParams(this.answer(this.nameOf(call), fieldsOf(call))).toString();
    return { type: 'application/x-www-form-urlencoded; charset=Shift_JIS', body };
  }

  private answer(job: string, fields: Fields): Fields {
    const { merchant_id, service_id, order_id: no = '', amount: total = '', sps_cust_no: member = '' } = fields;
    const isOurs = merchant_id === MERCHANT && service_id === SERVICE && /^\d{14}$/.test(fields['request_date'] ?? '');
    if (!isOurs || fields['sps_hashcode'] !== hashOf(fields, REQUEST, KEY))
      return { res_result: 'NG', res_err_code: '10123999' };
    if (job === 'form') return this.resultOf(this.take({ no, total, member: `C${no.slice(0, 12)}`, result: 'OPEN' }));
    if (job === 'charge') {
      const isGood = this.charge === 'approve' && this.cards.get(member) !== 'stopped';
      return this.resultOf(this.take({ no, total, member, result: isGood ? 'OK' : 'NG' }));
    }
    if (job === 'query') {
      const known = this.charges.get(no);
      return known === undefined ? { res_result: 'NONE' } : this.resultOf(known);
    }
    if (member === 'C-UNKNOWN') return { res_result: 'NG', res_err_code: '10127001' };
    this.cards.set(member, job === 'resume' ? 'running' : 'stopped');
    return { res_result: 'OK' };
  }

  private take(asked: Omit<Charge, 'id'>): Charge {
    const known = this.charges.get(asked.no) ?? { ...asked, id: `88${this.charges.size + 1}${asked.no.slice(0, 8)}` };
    this.charges.set(asked.no, known);
    return known;
  }

  private resultOf({ no, total, member, result, id }: Charge): Fields {
    const said = {
      pay_method: 'credit3d2',
      merchant_id: MERCHANT,
      service_id: SERVICE,
      order_id: no,
      amount: total,
      res_result: result,
      res_tracking_id: id,
      res_sps_cust_no: result === 'OK' ? member : '',
      res_err_code: result === 'NG' ? '10137G65' : '',
      res_date: '20261125090130',
    };
    return { ...said, sps_hashcode: hashOf(said, RESULT, this.isForged ? 'another key' : KEY) };
  }
}

const fieldsOf = ({ body }: Call): Fields => Object.fromEntries(new URLSearchParams(body.toString('latin1')));

/** Lower-case hex SHA-1 over the trimmed values and the key; all of them are ASCII here. */
function hashOf(fields: Fields, order: readonly string[], key: string): string {
  const values = order.map((name) => fields[name]?.trim() ?? '');
  return createHash('sha1')
    .update(values.join('') + key, 'ascii')
    .digest('hex');
}
