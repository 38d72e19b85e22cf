import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseObject } from '../../../../common/foreign-json.js';
import { sendErrorCode } from '../../transports/send-error.js';
import { pushPayload, type PushPayload } from './push-payload.js';
import { PushPort, type PushMessage, type PushResult } from './push-port.js';

/** Notifications that the page shows. */
const SHOWN = 50;

/** Without VAPID_… outside production: what would be sent is stored in `$DATA_DIR/push`, and shown at /sandbox/push. */
export class SandboxPush extends PushPort {
  private readonly directory: string;
  private readonly file: string;

  constructor(dataDir: string) {
    super();
    this.directory = join(dataDir, 'push');
    this.file = join(this.directory, 'notifications.jsonl');
  }

  async push({ content, key }: PushMessage): Promise<PushResult> {
    try {
      await mkdir(this.directory, { recursive: true, mode: 0o700 });
      await appendFile(this.file, `${JSON.stringify(pushPayload(content, key.replaceAll('-', '')))}\n`, {
        mode: 0o600,
      });
      return { outcome: 'accepted' };
    } catch (error) {
      return { outcome: 'refused', answered: false, why: `PUSH ${sendErrorCode(error)}` };
    }
  }

  /** The newest first. */
  async shown(): Promise<PushPayload[]> {
    const text = await readFile(this.file, 'utf8').catch(() => '');
    const lines = text.split('\n').filter((line) => line !== '');
    return lines
      .slice(-SHOWN)
      .reverse()
      .flatMap((line) => (parseObject(Buffer.from(line)) as PushPayload | null) ?? []);
  }
}
