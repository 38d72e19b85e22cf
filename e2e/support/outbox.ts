import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataDir } from './environment.js';
import type { Server } from './server.js';

export interface Mail {
  /** Which of the texts it is, such as `approved`. */
  readonly template: string;
  readonly body: string;
}

/** Delivers what waits, then reads the mails of an address, the oldest first. */
export async function deliveredTo(server: Server, email: string): Promise<readonly Mail[]> {
  await server.runJob('deliver-mail');
  const folder = join(dataDir(), 'mail');
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

/** The page of the request that an address was last written about. */
export async function visitPathOf(server: Server, email: string): Promise<string> {
  const [path] = (await deliveredTo(server, email)).flatMap(({ body }) => /\/visit\/[\w-]+/.exec(body) ?? []).slice(-1);
  if (path === undefined) throw new Error(`no mail to ${email} has the link of a visit`);
  return path;
}
