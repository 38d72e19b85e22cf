import { Inject, Injectable } from '@nestjs/common';
import type { Lang } from '@laundry/shared/constants/langs';
import { Clock } from '../../common/clock/clock.js';
import { CONFIG, type Config } from '../../config/config.js';
import type { Mail } from './mail.entity.js';
import type { MailTemplate } from './templates/mail-data.js';
import { writeMail } from './templates/write-mail.js';

/** A mail with its secret; null: nobody may have it any more. */
type Maker = (mail: Mail) => Promise<{ readonly order: MailTemplate; readonly lang: Lang } | null>;

/** The secrets that mails carry are made at each try to deliver them: what is stored of a mail holds none. */
@Injectable()
export class MailSecrets {
  private readonly makers = new Map<string, Maker>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Called by the module that makes the secret. */
  set(template: MailTemplate['template'], make: Maker): void {
    this.makers.set(template, make);
  }

  /** The mail as it is sent; null: its secret is of no use any more. */
  async complete(mail: Mail): Promise<Mail | null> {
    const make = this.makers.get(mail.template);
    if (make === undefined) return mail;
    const made = await make(mail);
    if (made === null) return null;
    const site = { brand: this.config.brandName, url: this.config.publicUrl, now: this.clock.now() };
    return { ...mail, ...writeMail(made.order, made.lang, site) };
  }
}
