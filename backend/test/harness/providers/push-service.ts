import { createDecipheriv, createPublicKey, hkdfSync, verify } from 'node:crypto';
import type { PushBrowser } from './push-browser.js';
import { newPushBrowser } from './push-browser.js';
import { LoopbackProvider, type Answer, type Call } from './loopback-provider.js';

/** What a browser has got, and how its push service was told to keep it. */
interface Got {
  readonly path: string;
  readonly ttl: string;
  readonly topic: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** A push service (RFC 8030) that believes only what is signed (RFC 8292), and browsers that decrypt what they get (RFC 8291). */
export class PushService extends LoopbackProvider {
  readonly got: Got[] = [];
  /** Why calls were refused. */
  readonly refusals: string[] = [];
  /** Answered so in place of 201. */
  refusal: number | null = null;
  private readonly browsers = new Map<string, PushBrowser>();

  get env(): Record<string, string> {
    return { PUSH_SERVICE_URL: this.url };
  }

  newBrowser(): PushBrowser {
    const browser = newPushBrowser(`${this.url}/send`);
    this.browsers.set(new URL(browser.body.endpoint).pathname, browser);
    return browser;
  }

  /** Topics of all calls that came, whatever was answered. */
  get topics(): string[] {
    return this.calls.map(({ headers }) => String(headers['topic']));
  }

  reset(): void {
    this.calls.length = this.got.length = this.refusals.length = 0;
    this.refusal = null;
    this.line = {};
    this.hold = () => undefined;
  }

  protected nameOf(): string {
    return 'push';
  }

  protected handle(call: Call): Answer {
    const { path, headers, body } = call;
    const why = this.whyNot(call);
    if (why !== null) {
      this.refusals.push(why);
      return answer(403);
    }
    if (this.refusal !== null) return answer(this.refusal);
    const browser = this.browsers.get(path);
    if (browser === undefined) return answer(404);
    const payload = JSON.parse(decrypted(browser, body)) as Got['payload'];
    this.got.push({ path, ttl: String(headers['ttl']), topic: String(headers['topic']), payload });
    return answer(201);
  }

  /** Why the caller is not who the subscription was made for. */
  private whyNot({ method, headers }: Call): string | null {
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers.authorization)) ?? [];
    const [head = '', claims = '', signature = ''] = token.split('.');
    const point = Buffer.from(key, 'base64url');
    if (method !== 'POST' || headers['content-encoding'] !== 'aes128gcm' || point.length !== 65) return 'form';
    const jwk = { kty: 'EC', crv: 'P-256', x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) };
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
    const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
    if (!verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url')))
      return 'signature';
    const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
    if (aud !== this.url || !String(sub).startsWith('mailto:')) return 'claims';
    const now = Date.now() / 1_000;
    return typeof exp === 'number' && exp > now && exp <= now + 86_400 ? null : 'time';
  }
}

const answer = (status: number): Answer => ({ status, type: 'text/plain', body: '' });

/** RFC 8188 and 8291, of one record. */
function decrypted({ curve, secret }: PushBrowser, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + keyLength);
  const encrypted = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const material = Buffer.from(hkdfSync('sha256', curve.computeSecret(sender), secret, info, 32));
  const derived = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', material, salt, `Content-Encoding: ${purpose}\0`, bytes));
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(encrypted.subarray(-16));
  const text = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]);
  // Behind the text comes the last record's mark, 2.
  return text.subarray(0, text.lastIndexOf(2)).toString('utf8');
}
