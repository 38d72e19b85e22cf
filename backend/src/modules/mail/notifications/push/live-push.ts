import type { Config } from '../../../../config/config.js';
import { sendErrorCode } from '../../transports/send-error.js';
import { NOT_DECRYPTED } from '../../text-to-send.js';
import { pushPayload } from './push-payload.js';
import { PushPort, type PushMessage, type PushResult } from './push-port.js';
import type { PushKeys } from './push-keys.js';
import { pushResult } from './push-result.js';
import { isPushService } from './push-services.js';

/** ms that a push service's answer is waited for. */
const PUSH_MILLIS = 20_000;

/** The push services over HTTP; the library that encrypts and signs is loaded once somebody has to be told. */
export class LivePush extends PushPort {
  constructor(
    private readonly keys: PushKeys,
    private readonly config: Pick<Config, 'push' | 'contactMail'>,
  ) {
    super();
  }

  async push(message: PushMessage, stop: AbortSignal): Promise<PushResult> {
    const { endpoint } = message.to;
    if (!isPushService(endpoint, this.config.push?.serviceUrl ?? null))
      return { outcome: 'rejected', why: 'PUSH SERVICE' };
    const { publicKey, privateKey } = await this.keys.pair();
    if (privateKey === null) return NOT_DECRYPTED;
    const call = await this.call(message, { publicKey, privateKey });
    return call === null ? { outcome: 'rejected', why: 'PUSH KEYS' } : answerTo(endpoint, call, stop);
  }

  /** Null: nothing can be encrypted with the device's keys. */
  private async call(
    { to: { endpoint, p256dh, auth }, content, key, seconds }: PushMessage,
    keys: { readonly publicKey: string; readonly privateKey: string },
  ): Promise<Pick<RequestInit, 'method' | 'headers' | 'body'> | null> {
    const { default: webPush } = await import('web-push');
    const topic = key.replaceAll('-', '');
    try {
      const { method, headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(pushPayload(content, topic)),
        {
          vapidDetails: { subject: `mailto:${this.config.contactMail}`, ...keys },
          TTL: seconds,
          // One that waits there for the device is replaced by its second try.
          topic,
          contentEncoding: 'aes128gcm',
        },
      );
      const named = Object.entries<unknown>(headers).map(([name, value]) => [name, String(value)] as const);
      return { method, headers: Object.fromEntries(named), body: new Uint8Array(body) };
    } catch {
      return null;
    }
  }
}

async function answerTo(endpoint: string, call: RequestInit, stop: AbortSignal): Promise<PushResult> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(PUSH_MILLIS)]);
  try {
    // Nobody sends this server on to another.
    const answer = await fetch(endpoint, { ...call, redirect: 'manual', signal });
    await answer.body?.cancel();
    return pushResult(answer.status);
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const code = signal.aborted ? 'ETIMEDOUT' : cause instanceof Error ? sendErrorCode(cause) : 'UNKNOWN';
    return { outcome: 'refused', answered: false, why: `PUSH ${code}` };
  }
}
