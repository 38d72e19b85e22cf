import { LoopbackProvider, type Answer, type Call } from './loopback-provider.js';

const AUTH_CODE = 'a_test_code';

/** The provider of deferred invoices, which answers 200 whatever happens. Its calls are about their paths. */
export class InvoiceProvider extends LoopbackProvider {
  /** Companies it knows, by their key, with the yen that they may owe. */
  readonly members = new Map<string, number>();
  /** Orders by the shop's number: yen, and the day on which they were delivered. */
  readonly orders = new Map<string, { readonly member: string; readonly price: number; fixedAt: string | null }>();

  get env(): Record<string, string> {
    return { PAYMENTS: 'live', DEFERRED_INVOICE_URL: this.url, DEFERRED_INVOICE_AUTH_CODE: AUTH_CODE };
  }

  /** The bodies of the calls that came to a path. */
  bodies(path: string): unknown[] {
    return this.calls.filter((call) => call.path === path).map((call) => readCall(call).body);
  }

  protected nameOf({ path }: Call): string {
    return path;
  }

  protected handle(call: Call): Answer {
    const { header, body } = readCall(call);
    if (header.apiAuthCode !== AUTH_CODE) return error('CE-9001', '認証エラー');
    const { b2bMemberId: member, price, b2bCreditId: no } = body;
    if (call.path === '/member/register') {
      this.members.set(member, 100_000);
      return success({});
    }
    const limit = this.members.get(member);
    if (limit === undefined) return error('CE-0001', '会員が存在しません');
    if (call.path === '/member/creditCheck') return success({ creditAvailable: price <= limit });
    if (call.path === '/Register') return this.order(no, member, price, limit);
    if (call.path === '/Fix') return this.fix(no, String(body['fixedAt']));
    return success({});
  }

  private order(no: string, member: string, price: number, limit: number): Answer {
    if (this.orders.has(no)) return error('CE-0100', '登録済みの取引です');
    if (price > limit) return error('CE-0003', 'ご利用可能額を超えています');
    this.orders.set(no, { member, price, fixedAt: null });
    return success({});
  }

  private fix(no: string, fixedAt: string): Answer {
    const order = this.orders.get(no);
    if (order === undefined) return error('CE-0004', '取引が存在しません');
    if (order.fixedAt !== null) return error('CE-0101', '確定済みの取引です');
    order.fixedAt = fixedAt;
    return success({});
  }
}

interface Envelope {
  readonly header: { readonly apiAuthCode: string };
  readonly body: { readonly b2bMemberId: string; readonly price: number; readonly b2bCreditId: string } & Record<
    string,
    unknown
  >;
}

const readCall = ({ body }: Call): Envelope => JSON.parse(body.toString('utf8')) as Envelope;
const success = (body: object): Answer => answer({ header: { status: 'SUCCESS' }, body });
const error = (errorCode: string, errorMessage: string): Answer =>
  answer({ header: { status: 'ERROR' }, body: { errors: [{ errorCode, errorMessage }] } });
const answer = (content: object): Answer => ({
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(content),
});
