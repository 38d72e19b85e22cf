import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../../../config/config.js';
import { MailTransport, type ReadableMail } from './mail-transport.js';
import { sendErrorCode } from './send-error.js';
import { mailMessage } from './mail-message.js';
import type { SendResult } from './send-result.js';

/** Without SMTP_URL: a mail becomes the file `$DATA_DIR/mail/<id>-<template>.eml`, whole or not at all. */
export class FileTransport extends MailTransport {
  private readonly transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

  constructor(private readonly config: Config) {
    super();
  }

  async send(mail: ReadableMail): Promise<SendResult> {
    try {
      await this.write(mail);
      return { outcome: 'accepted' };
    } catch (error) {
      return { outcome: 'refused', answered: false, why: sendErrorCode(error) };
    }
  }

  private async write(mail: ReadableMail): Promise<void> {
    // An ASCII body leaves the head as it is for any text; the real one follows unencoded, so that the file can be read
    // without a mail program.
    const info = await this.transport.sendMail({ ...mailMessage(mail, this.config), text: 'body' });
    const [head = ''] = (info.message as Buffer).toString('utf8').split('\n\n');
    const readable = head.replace('Content-Transfer-Encoding: 7bit', 'Content-Transfer-Encoding: 8bit');
    const directory = join(this.config.dataDir, 'mail');
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await writeWhole(join(directory, `${mail.id}-${mail.template}.eml`), `${readable}\n\n${mail.body}`);
  }
}

async function writeWhole(path: string, content: string): Promise<void> {
  const draft = `${path}.${process.pid}.tmp`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}
