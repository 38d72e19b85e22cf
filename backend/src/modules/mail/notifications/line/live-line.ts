import type { messagingApi } from '@line/bot-sdk';
import type { LineConfig } from '../../../../config/line-config.js';
import type { SendResult } from '../../transports/send-result.js';
import { flexMessage } from './flex-message.js';
import { lineResult, SILENT } from './line-result.js';
import { LinePort, type LinePush } from './line-port.js';

/** ms that LINE's answer is waited for. */
const PUSH_MILLIS = 20_000;
/** The call of the webhook waits for it, and LINE waits two seconds for that. */
const REPLY_MILLIS = 1_500;

/** The account on LINE, by LINE's own client; it is loaded once somebody has to do with LINE. */
export class LiveLine extends LinePort {
  constructor(private readonly config: LineConfig) {
    super(config);
  }

  async push({ to, content, retryKey }: LinePush, stop: AbortSignal): Promise<SendResult> {
    const client = await this.client();
    const message = { to, messages: [flexMessage(content)] };
    const sent = client.pushMessage(message, retryKey).then(() => ({ outcome: 'accepted' }) as const, lineResult);
    return within(sent, AbortSignal.any([stop, AbortSignal.timeout(PUSH_MILLIS)]));
  }

  async reply(replyToken: string, text: string): Promise<void> {
    const client = await this.client();
    const sent = client.replyMessage({ replyToken, messages: [{ type: 'text', text }] }).then(() => SILENT, lineResult);
    await within(sent, AbortSignal.timeout(REPLY_MILLIS));
  }

  /** https://developers.line.biz/en/docs/messaging-api/using-line-url-scheme/#sending-text-messages */
  talkUrl(text: string): string {
    return `https://line.me/R/oaMessage/${encodeURIComponent(this.accountId)}/?${encodeURIComponent(text)}`;
  }

  private async client(): Promise<messagingApi.MessagingApiClient> {
    const { messagingApi } = await import('@line/bot-sdk');
    const { accessToken: channelAccessToken, apiUrl: baseURL } = this.config;
    return new messagingApi.MessagingApiClient({ channelAccessToken, baseURL });
  }
}

/** The client knows no limit of time: what comes later is not waited for, and a second try is the same message. */
function within(sent: Promise<SendResult>, limit: AbortSignal): Promise<SendResult> {
  return new Promise((resolve) => {
    const giveUp = (): void => resolve(SILENT);
    if (limit.aborted) giveUp();
    limit.addEventListener('abort', giveUp, { once: true });
    void sent.then((result) => {
      limit.removeEventListener('abort', giveUp);
      resolve(result);
    });
  });
}
