import { LoopbackProvider, type Answer, type Call } from './loopback-provider.js';

interface Charge {
  readonly no: string;
  readonly total: string;
  readonly member: string;
  readonly good: boolean;
  readonly id: string;
}

/** A card provider in REMISE's style. Its calls are about JOBs. */
export class RemiseProvider extends LoopbackProvider {
  /** Charges by the shop's number; a number is charged once. */
  readonly charges = new Map<string, Charge>();
  /** Cards on file: whether they may be charged. */
  readonly cards = new Map<string, 'stopped' | 'running'>();
  /** Payments by form that its customers have paid on its page. */
  readonly paid = new Map<string, Charge>();
  charge: 'approve' | 'decline' = 'approve';
  /** What it says besides, or otherwise, of what it is asked about. */
  says: Readonly<Record<string, string>> = {};
  /** Yen by which what it says differs from what it was asked for. */
  wrongBy = 0;
  /** The number that it answers about whichever it is asked about. */
  mistaken: string | undefined;

  get env(): Record<string, string> {
    return {
      PAYMENTS: 'live',
      REMISE_SHOPCO: 'SHOP0001',
      REMISE_HOSTID: '00000001',
      REMISE_FORM_URL: `${this.url}/form`,
      REMISE_API_URL: `${this.url}/api`,
      CARD_SOURCES: '127.0.0.1',
    };
  }

  /** The fields of the calls that came. */
  get fields(): Record<string, string>[] {
    return this.calls.map(fieldsOf);
  }

  /** The customer pays on the page to which the form led: what it posts to the shop. */
  pay(no: string, total: number): URLSearchParams {
    const charge = { no, total: String(total), member: '', good: true, id: `F${no}` };
    this.paid.set(no, charge);
    return new URLSearchParams(resultOf(charge, 0));
  }

  protected nameOf(call: Call): string {
    return fieldsOf(call)['JOB'] ?? '';
  }

  protected handle(call: Call): Answer {
    const answer = new URLSearchParams(this.answer(fieldsOf(call))).toString();
    return { type: 'text/plain; charset=Shift_JIS', body: answer };
  }

  private answer(fields: Record<string, string>): Record<string, string> {
    const { JOB: job = '', S_TORIHIKI_NO: no = '', AC_MEMBERID: member = '', TOTAL: total = '' } = fields;
    if (fields['SHOPCO'] !== 'SHOP0001' || fields['HOSTID'] !== '00000001') return { 'X-ERRCODE': '1:1001' };
    if (job === 'AC_CAPTURE') return resultOf(this.take(no, total, member), this.wrongBy);
    if (job === 'QUERY') {
      const asked = this.mistaken ?? no;
      const known = this.charges.get(asked) ?? this.paid.get(asked);
      return known === undefined ? { 'X-ERRCODE': '8:4004' } : { ...resultOf(known, this.wrongBy), ...this.says };
    }
    this.cards.set(member, job === 'AC_RESUME' ? 'running' : 'stopped');
    return { 'X-ERRCODE': '' };
  }

  private take(no: string, total: string, member: string): Charge {
    const known = this.charges.get(no);
    if (known !== undefined) return known;
    const id = `T${this.charges.size + 1}-${no.slice(0, 8)}`;
    const charge = { no, total, member, good: this.charge === 'approve', id };
    this.charges.set(no, charge);
    return charge;
  }
}

const fieldsOf = ({ body }: Call): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(body.toString('latin1')));

function resultOf({ no, total, good, id }: Charge, wrongBy: number): Record<string, string> {
  const said = String(Number(total) + wrongBy);
  return {
    'X-TRANID': id,
    'X-S_TORIHIKI_NO': no,
    'X-AMOUNT': said,
    'X-TAX': '0',
    'X-TOTAL': said,
    'X-ERRCODE': good ? '' : '2:2001',
    'X-ERRINFO': good ? '' : '000000000',
    'X-ERRLEVEL': good ? '0' : '1',
    'X-R_CODE': good ? '0:0000' : '2:2001',
  };
}
