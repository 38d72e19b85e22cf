import { createHmac, randomBytes } from 'node:crypto';
import { toEpochMillis } from '@laundry/shared/time/jst';
import type { RunningApp } from '../servers/start-app.js';
import { LoopbackProvider, type Answer, type Call } from './loopback-provider.js';

export const SECRET = 'a_channel_secret';
const TOKEN = 'an_access_token';

interface Pushed {
  readonly to: string;
  readonly messages: readonly { readonly altText: string; readonly contents: object }[];
}

/** LINE's Messaging API, as its reference describes it: a retry key that was accepted is answered 409. Its calls are `push` and `reply`. */
export class LinePlatform extends LoopbackProvider {
  /** What reached somebody. */
  readonly pushed: Pushed[] = [];
  readonly replies: { readonly replyToken: string; readonly text: string }[] = [];
  /** Pushes are answered so in place of 200. */
  refusal: { readonly status: number; readonly message: string } | null = null;
  private readonly keys = new Set<string>();

  get env(): Record<string, string> {
    return {
      LINE_CHANNEL_SECRET: SECRET,
      LINE_CHANNEL_ACCESS_TOKEN: TOKEN,
      LINE_BOT_ID: '@123abcde',
      LINE_API_URL: this.url,
    };
  }

  /** Retry keys of all pushes that came, whatever was answered. */
  get retryKeys(): string[] {
    return this.calls.filter(isPush).map(({ headers }) => String(headers['x-line-retry-key']));
  }

  reset(): void {
    this.calls.length = this.pushed.length = this.replies.length = 0;
    this.refusal = null;
    this.line = {};
    this.hold = () => undefined;
  }

  protected nameOf(call: Call): string {
    return isPush(call) ? 'push' : 'reply';
  }

  protected handle(call: Call): Answer {
    if (call.headers.authorization !== `Bearer ${TOKEN}`) return json(401, { message: 'Authentication failed' });
    const body = JSON.parse(call.body.toString('utf8'));
    if (!isPush(call)) {
      this.replies.push({ replyToken: body.replyToken, text: body.messages[0].text });
      return json(200, {});
    }
    if (this.refusal !== null) return json(this.refusal.status, { message: this.refusal.message });
    const key = String(call.headers['x-line-retry-key']);
    if (this.keys.has(key)) return json(409, { message: 'The retry key is already accepted' });
    this.keys.add(key);
    this.pushed.push(body);
    return json(200, { sentMessages: [] });
  }
}

const isPush = ({ path }: Call): boolean => path === '/v2/bot/message/push';
const json = (status: number, body: object): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});

/** Somebody on LINE. */
export const newLineUser = (): string => `U${randomBytes(16).toString('hex')}`;

export interface ToldEvent {
  readonly type: string;
  readonly userId: string;
  readonly text?: string;
  readonly isRedelivery?: boolean;
  readonly timestamp?: number;
  /** Where it was done, if not in the chat with our account. */
  readonly place?:
    { readonly type: 'group'; readonly groupId: string } | { readonly type: 'room'; readonly roomId: string };
}

/** What LINE would send of some events: the bytes, and their signature. */
export function signedCall(app: RunningApp, events: readonly ToldEvent[], secret = SECRET) {
  const body = JSON.stringify({
    destination: 'U0',
    events: events.map(({ type, userId, text, isRedelivery = false, timestamp, place }) => ({
      type,
      mode: 'active',
      source: { ...(place ?? { type: 'user' }), userId },
      timestamp: timestamp ?? toEpochMillis(app.clock.now()),
      webhookEventId: randomBytes(8).toString('hex'),
      deliveryContext: { isRedelivery },
      replyToken: `reply-${userId}`,
      ...(text !== undefined && { message: { type: 'text', id: '1', text, quoteToken: 'q' } }),
    })),
  });
  return { body, signature: createHmac('sha256', secret).update(body).digest('base64') };
}

export const send = (app: RunningApp, { body, signature }: { body: string; signature: string }) =>
  app.anonymous
    .post('/line/webhook')
    .set('content-type', 'application/json; charset=utf-8')
    .set('x-line-signature', signature)
    .send(body);

/** LINE tells of what somebody did. */
export const tell = (app: RunningApp, ...events: readonly ToldEvent[]) =>
  send(app, signedCall(app, events)).expect(200);
