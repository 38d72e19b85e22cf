import { Injectable } from '@nestjs/common';
import { eventOf } from './copies-of-mails.js';
import type { Mail } from './mail.entity.js';
import type { MailTemplate } from './templates/mail-data.js';

type Condition = (mail: Mail) => Promise<boolean>;

/** What has to be true still when a mail is sent: a reminder of a cancelled pickup is dropped. */
@Injectable()
export class MailConditions {
  private readonly conditions = new Map<string, Condition>();

  /** Called by the module that knows what its mail is about. */
  set(template: MailTemplate['template'], condition: Condition): void {
    this.conditions.set(template, condition);
  }

  async isStillTrue(mail: Mail): Promise<boolean> {
    const condition = this.conditions.get(mail.template);
    const once_key = mail.once_key === null ? null : eventOf(mail.once_key);
    return condition === undefined || condition({ ...mail, once_key });
  }
}
