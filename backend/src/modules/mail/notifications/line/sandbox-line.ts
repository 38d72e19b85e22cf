import { createHmac } from 'node:crypto';
import type { Config } from '../../../../config/config.js';
import type { LineConfig } from '../../../../config/line-config.js';
import { sendErrorCode } from '../../transports/send-error.js';
import type { SendResult } from '../../transports/send-result.js';
import { flexMessage } from './flex-message.js';
import { LinePort, type LinePush } from './line-port.js';
import { SandboxTalks } from './sandbox-talks.js';

/** Where the sandbox's talk is shown. */
export const SANDBOX_TALK_PATH = '/sandbox/line';

/** Without LINE_… outside production: what would be sent is stored in `$DATA_DIR/line`, and shown at /sandbox/line. */
export class SandboxLine extends LinePort {
  readonly talks: SandboxTalks;

  constructor(
    private readonly line: LineConfig,
    private readonly config: Pick<Config, 'dataDir' | 'publicUrl'>,
  ) {
    super(line);
    this.talks = new SandboxTalks(config.dataDir);
  }

  /** As LINE signs what it tells. */
  sign(body: string): string {
    return createHmac('sha256', this.line.channelSecret).update(body).digest('base64');
  }

  async push({ to, content, retryKey }: LinePush): Promise<SendResult> {
    try {
      await this.talks.add(to, { from: 'account', key: retryKey, message: flexMessage(content), content });
      return { outcome: 'accepted' };
    } catch (error) {
      return { outcome: 'refused', answered: false, why: sendErrorCode(error) };
    }
  }

  /** The sandbox's reply tokens are whom to reply to. */
  async reply(replyToken: string, text: string): Promise<void> {
    await this.talks.add(replyToken, { from: 'account', text }).catch(() => undefined);
  }

  talkUrl(text: string): string {
    return `${this.config.publicUrl}${SANDBOX_TALK_PATH}?${new URLSearchParams({ text }).toString()}`;
  }
}
