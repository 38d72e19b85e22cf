import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DATA_DIR } from './environment.js';
import { runJob } from './jobs.js';

export interface Mail {
  /** Which of the texts it is, such as `approved`. */
  readonly template: string;
  readonly body: string;
}

/** Delivers what waits, then reads the mails of an address, the oldest first. */
export async function deliveredTo(email: string): Promise<readonly Mail[]> {
  await runJob('deliver-mail');
  const folder = join(DATA_DIR, 'mail');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const numberOf = (name: string): number => Number.parseInt(name, 10);
  const mails: Mail[] = [];
  for (const name of names.sort((a, b) => numberOf(a) - numberOf(b))) {
    const text = await readFile(join(folder, name), 'utf8');
    if (!text.includes(`To: ${email}`)) continue;
    mails.push({ template: name.replace(/^\d+-|\.eml$/g, ''), body: text.slice(text.indexOf('\n\n') + 2) });
  }
  return mails;
}
