import { createHash, createHmac } from 'node:crypto';
import { LoopbackProvider, type Answer, type Call } from './loopback-provider.js';

interface Code {
  readonly no: string;
  readonly codeId: string;
  readonly amount: number;
  readonly redirectUrl: string;
  status: 'CREATED' | 'COMPLETED' | 'CANCELED' | 'EXPIRED' | 'FAILED' | 'REFUNDED' | 'AUTHORIZED';
}

const KEY = 'a_test_key';
const SECRET = 'a_test_secret';
const MERCHANT = '1234567890';

/** PayPay's web payments; a call that is not signed as its document says is refused. Its calls are about POST, GET and DELETE. */
export class PayPayProvider extends LoopbackProvider {
  readonly codes = new Map<string, Code>();
  /** What it answers although it makes a code: as when it had heard of the number before. */
  madeBefore: 'DUPLICATE_DYNAMIC_QR_REQUEST' | 'DYNAMIC_QR_ALREADY_PAID' | null = null;

  get env(): Record<string, string> {
    const own = { PAYPAY_URL: this.url, PAYPAY_API_KEY: KEY, PAYPAY_API_SECRET: SECRET, PAYPAY_MERCHANT_ID: MERCHANT };
    return { PAYMENTS: 'live', ...own };
  }

  /** The only code that was made since the last. */
  get last(): Code {
    const code = [...this.codes.values()].at(-1);
    if (code === undefined) throw new Error('no code was made');
    return code;
  }

  protected nameOf({ method }: Call): string {
    return method;
  }

  protected handle(call: Call): Answer {
    if (!isSigned(call)) return json(401, 'UNAUTHORIZED');
    const [, , , ...path] = call.path.split('/');
    if (call.method === 'POST') return this.create(JSON.parse(call.body.toString('utf8')) as Record<string, unknown>);
    if (call.method === 'DELETE') return this.cancel(path[0] ?? '');
    const code = this.codes.get(path[1] ?? '');
    if (code === undefined) return json(404, 'DYNAMIC_QR_PAYMENT_NOT_FOUND');
    const { no, amount, status } = code;
    const paid = status === 'COMPLETED' || status === 'REFUNDED' ? { paymentId: `P${no}` } : {};
    return json(200, 'SUCCESS', { ...paid, status, merchantPaymentId: no, amount: { amount, currency: 'JPY' } });
  }

  private create(body: Record<string, unknown>): Answer {
    const { merchantPaymentId: no, amount, redirectUrl, codeType, redirectType, isAuthorization } = body;
    const isWhole = codeType === 'ORDER_QR' && redirectType === 'WEB_LINK' && isAuthorization === false;
    if (typeof no !== 'string' || typeof redirectUrl !== 'string' || !isWhole)
      return json(400, 'INVALID_REQUEST_PARAMS');
    if (this.codes.has(no)) return json(400, 'DUPLICATE_DYNAMIC_QR_REQUEST');
    const { amount: yen, currency } = amount as { amount: number; currency: string };
    if (currency !== 'JPY') return json(400, 'INVALID_REQUEST_PARAMS');
    const codeId = `01-${no.slice(0, 16)}`;
    this.codes.set(no, { no, codeId, amount: yen, redirectUrl, status: 'CREATED' });
    if (this.madeBefore !== null) return json(400, this.madeBefore);
    return json(201, 'SUCCESS', { codeId, url: `${this.url}/pay/${no}`, deeplink: `paypay://payment?${no}` });
  }

  private cancel(codeId: string): Answer {
    const code = [...this.codes.values()].find((each) => each.codeId === codeId);
    if (code === undefined) return json(404, 'RESOURCE_NOT_FOUND');
    if (code.status === 'COMPLETED') return json(400, 'DYNAMIC_QR_ALREADY_PAID');
    if (code.status === 'CREATED') code.status = 'CANCELED';
    return json(200, 'SUCCESS');
  }
}

const json = (status: number, code: string, data?: object): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify({ resultInfo: { code, message: code, codeId: '08100001' }, data: data ?? null }),
});

/** `hmac OPA-Auth:key:signature:nonce:epoch:digest`, as the provider computes it from what has arrived. */
function isSigned({ method, path, headers, body }: Call): boolean {
  const [, key, signature, nonce = '', epoch = '', digest] =
    /^hmac OPA-Auth:([^:]+):([^:]+):([^:]+):(\d+):([^:]+)$/.exec(headers.authorization ?? '') ?? [];
  const type = body.length === 0 ? 'empty' : (headers['content-type'] ?? '');
  const hash =
    body.length === 0
      ? 'empty'
      : createHash('md5')
          .update(`${type}${body.toString('utf8')}`)
          .digest('base64');
  const text = `${path}\n${method}\n${nonce}\n${epoch}\n${type}\n${hash}`;
  const expected = createHmac('sha256', SECRET).update(text).digest('base64');
  return key === KEY && digest === hash && signature === expected && headers['x-assume-merchant'] === MERCHANT;
}
