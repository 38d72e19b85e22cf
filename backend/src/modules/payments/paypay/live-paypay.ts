import { randomUUID } from 'node:crypto';
import { PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import type { Clock } from '../../../common/clock/clock.js';
import type { PayPayConfig } from '../../../config/payments-config.js';
import { PROVIDER_REF_LENGTH } from '../core/payment.entity.js';
import { readYen } from '../card/form-text.js';
import { jsonField, parseObject } from '../../../common/foreign-json.js';
import { PayPayPort, type PayPayOrder } from '../ports/paypay-port.js';
import type { ProviderHttp, ProviderRequest } from '../ports/provider-http.js';
import { codeIn, ProviderRefused, ProviderSilent, type Asked, type ProviderReport } from '../ports/provider-report.js';
import { JSON_TYPE, paypayAuthorization } from './paypay-signature.js';

/** PayPay's states as ours. A refund is made by people, after which the money had been there all the same. */
const OUTCOMES = new Map<unknown, ProviderReport['outcome']>([
  ['CREATED', PAYMENT_STATE.waiting],
  ['AUTHORIZED', PAYMENT_STATE.waiting],
  ['COMPLETED', PAYMENT_STATE.settled],
  ['REFUNDED', PAYMENT_STATE.settled],
  ['CANCELED', PAYMENT_STATE.cancelled],
  ['EXPIRED', PAYMENT_STATE.expired],
  ['FAILED', PAYMENT_STATE.declined],
]);
const UNHEARD_CODES: readonly string[] = ['DYNAMIC_QR_PAYMENT_NOT_FOUND', 'RESOURCE_NOT_FOUND'];
const ALREADY_PAID = 'DYNAMIC_QR_ALREADY_PAID';
/** The number was used before: what became of it has to be asked. */
const USED_CODES: readonly string[] = ['DUPLICATE_DYNAMIC_QR_REQUEST', ALREADY_PAID];

/** PayPay's web payments over its open API. */
export class LivePayPay extends PayPayPort {
  constructor(
    private readonly config: PayPayConfig,
    private readonly http: ProviderHttp,
    private readonly clock: Pick<Clock, 'epochMillis'>,
  ) {
    super();
  }

  async createCode(order: PayPayOrder): Promise<{ codeId: string; url: string }> {
    const body = {
      merchantPaymentId: order.no,
      amount: { amount: order.amount, currency: 'JPY' },
      codeType: 'ORDER_QR',
      orderDescription: order.description,
      isAuthorization: false,
      redirectUrl: order.returnUrl,
      redirectType: 'WEB_LINK',
      requestedAt: this.seconds(),
    };
    const answer = await this.call('POST', '/v2/codes', body);
    if (USED_CODES.includes(answer.code)) throw new ProviderSilent(answer.code);
    if (answer.status !== 201) throw new ProviderRefused(answer.code);
    const [codeId, url] = [jsonField(answer.data, 'codeId'), jsonField(answer.data, 'url')];
    if (typeof codeId !== 'string' || codeId.length > PROVIDER_REF_LENGTH || typeof url !== 'string')
      throw new ProviderSilent('no code in the answer');
    return { codeId, url };
  }

  async query(no: string): Promise<Asked> {
    const { status, code, data } = await this.call('GET', `/v2/codes/payments/${no}`);
    if (UNHEARD_CODES.includes(code)) return 'none';
    const outcome = OUTCOMES.get(jsonField(data, 'status'));
    if (status !== 200 || outcome === undefined) throw new ProviderSilent(`answered ${status} ${code}`);
    const amount = jsonField(jsonField(data, 'amount'), 'amount');
    const ref = jsonField(data, 'paymentId');
    return {
      no: String(jsonField(data, 'merchantPaymentId')),
      outcome,
      amount: amount === undefined ? null : readYen(JSON.stringify(amount)),
      ref: typeof ref === 'string' && ref !== '' ? ref : null,
    };
  }

  async cancelCode(codeId: string): Promise<void> {
    const { status, code } = await this.call('DELETE', `/v2/codes/${codeId}`);
    // One that is paid is found by asking.
    const isOver = UNHEARD_CODES.includes(code) || code === ALREADY_PAID;
    if (status !== 200 && !isOver) throw new ProviderRefused(code);
  }

  numberOf(notification: unknown): string | null {
    const no = jsonField(notification, 'merchant_order_id');
    return typeof no === 'string' && no !== '' ? no : null;
  }

  private async call(method: ProviderRequest['method'], path: string, json?: object) {
    const body = json === undefined ? null : Buffer.from(JSON.stringify(json));
    const { url, apiKey, apiSecret, merchantId } = this.config;
    const signed = { method, path, nonce: randomUUID().slice(0, 8), epoch: this.seconds(), body };
    const headers = {
      authorization: paypayAuthorization(apiKey, apiSecret, signed),
      'x-assume-merchant': merchantId,
      ...(body !== null && { 'content-type': JSON_TYPE }),
    };
    const answer = await this.http.send({ method, url: `${url}${path}`, headers, ...(body !== null && { body }) });
    const parsed = parseObject(answer.body);
    // A fault of theirs tells nothing about what they did.
    if (parsed === null || answer.status >= 500) throw new ProviderSilent(`answered ${answer.status}`);
    const code = jsonField(jsonField(parsed, 'resultInfo'), 'code');
    return {
      status: answer.status,
      code: typeof code === 'string' ? codeIn(code) : '',
      data: jsonField(parsed, 'data'),
    };
  }

  private seconds(): number {
    return Math.floor(this.clock.epochMillis() / 1000);
  }
}
