import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JobRunner } from '../../../src/common/jobs/job-runner.js';
import { Mail } from '../../../src/modules/mail/mail.entity.js';
import type { RunningApp } from '../servers/start-app.js';

/** Runs the job that sends what waits. */
export const deliver = ({ app }: RunningApp) =>
  app.get(JobRunner, { strict: false }).runByName('deliver-mail', new AbortController().signal);

/** Delivers what waits, then the texts of an address's mails as they were sent, the oldest first. */
export async function deliveredTo(app: RunningApp, email: string): Promise<string[]> {
  await deliver(app);
  const folder = join(app.dataDir, 'mail');
  return readdirSync(folder)
    .sort((a, b) => Number.parseInt(a) - Number.parseInt(b))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((text) => text.includes(`\nTo: ${email}\n`));
}

/** The secret of the latest link to set a password. */
export const linkIn = (mails: readonly string[]): string =>
  mails.flatMap((mail) => /\/password\/reset\/([\w-]{43})\n/.exec(mail)?.[1] ?? []).at(-1) ?? 'none was mailed';

/** Delivers what waits, then the secret of the latest link in an address's mails. */
export const deliveredLink = async (app: RunningApp, email: string): Promise<string> =>
  linkIn(await deliveredTo(app, email));

/** Its stored mails to an address, the oldest first. */
export async function mailsTo({ database }: RunningApp, recipient: string): Promise<Mail[]> {
  const all = await database.manager.find(Mail, { order: { id: 'ASC' } });
  return all.filter((mail) => mail.recipient === recipient);
}
