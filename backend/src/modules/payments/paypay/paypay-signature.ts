import { createHash, createHmac } from 'node:crypto';

/** A call as PayPay wants it signed. */
export interface SignedCall {
  readonly method: string;
  readonly path: string;
  readonly nonce: string;
  /** Seconds since 1970. */
  readonly epoch: number;
  /** Null: the call has no body. */
  readonly body: Buffer | null;
}

/** As PayPay's own examples spell it: it is signed. */
export const JSON_TYPE = 'application/json;charset=UTF-8;';
const EMPTY = 'empty';

/** The header `Authorization` of a call: HMAC-SHA-256 over what identifies it and a digest of its body. */
export function paypayAuthorization(key: string, secret: string, call: SignedCall): string {
  const type = call.body === null ? EMPTY : JSON_TYPE;
  const digest = call.body === null ? EMPTY : createHash('md5').update(JSON_TYPE).update(call.body).digest('base64');
  const text = [call.path, call.method, call.nonce, String(call.epoch), type, digest].join('\n');
  const signature = createHmac('sha256', secret).update(text).digest('base64');
  return `hmac OPA-Auth:${[key, signature, call.nonce, call.epoch, digest].join(':')}`;
}
