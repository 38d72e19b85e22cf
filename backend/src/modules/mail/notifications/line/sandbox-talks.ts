import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseObject } from '../../../../common/foreign-json.js';
import type { NotificationContent } from '../notification-content.js';
import { LINE_USER_ID } from './line-port.js';

/** A line of a talk with the sandbox's account. */
export type TalkLine =
  | { readonly from: 'person' | 'account'; readonly text: string }
  | {
      readonly from: 'account';
      /** The retry key. */
      readonly key: string;
      /** As LINE would get it. */
      readonly message: object;
      readonly content: NotificationContent;
    };

/** What was said with each person, a file each, `$DATA_DIR/line/<id>.jsonl`: a line is whole or not there. */
export class SandboxTalks {
  private readonly directory: string;

  constructor(dataDir: string) {
    this.directory = join(dataDir, 'line');
  }

  async add(person: string, line: TalkLine): Promise<void> {
    if (!LINE_USER_ID.test(person)) return;
    if ('key' in line && (await this.of(person)).some((known) => 'key' in known && known.key === line.key)) return;
    await mkdir(this.directory, { recursive: true, mode: 0o700 });
    await appendFile(this.file(person), `${JSON.stringify(line)}\n`, { mode: 0o600 });
  }

  async of(person: string): Promise<TalkLine[]> {
    if (!LINE_USER_ID.test(person)) return [];
    const text = await readFile(this.file(person), 'utf8').catch(() => '');
    return text.split('\n').flatMap((line) => (parseObject(Buffer.from(line)) as TalkLine | null) ?? []);
  }

  private file(person: string): string {
    return join(this.directory, `${person}.jsonl`);
  }
}
