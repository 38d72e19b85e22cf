import type { LineConfig } from '../../../../config/line-config.js';
import type { SendResult } from '../../transports/send-result.js';
import type { NotificationContent } from '../notification-content.js';

/** How LINE names a person towards one account. */
export const LINE_USER_ID = /^U[0-9a-f]{32}$/;

/** One message to one person. */
export interface LinePush {
  /** The person, as LINE knows them. */
  readonly to: string;
  readonly content: NotificationContent;
  /** The same at every try: who has the message does not get it again. */
  readonly retryKey: string;
}

/** The official account on LINE. */
export abstract class LinePort {
  private readonly channelSecret: string;
  /** The account's own id, with its @. */
  readonly accountId: string;

  constructor({ channelSecret, botId }: Pick<LineConfig, 'channelSecret' | 'botId'>) {
    this.channelSecret = channelSecret;
    this.accountId = botId;
  }

  /** Whether it was LINE that sent this body: the signature is over its very bytes. */
  async isSigned(body: string, signature: string): Promise<boolean> {
    const { validateSignature } = await import('@line/bot-sdk');
    return validateSignature(body, this.channelSecret, signature);
  }

  /** Ends in time whatever the other side does, and soon after `stop` is aborted. Throws nothing. */
  abstract push(push: LinePush, stop: AbortSignal): Promise<SendResult>;

  /** Answers what somebody wrote; nobody is told when it fails, the screen says the same. Throws nothing. */
  abstract reply(replyToken: string, text: string): Promise<void>;

  /** The address that opens the talk with the account, with a text typed in. */
  abstract talkUrl(text: string): string;
}
