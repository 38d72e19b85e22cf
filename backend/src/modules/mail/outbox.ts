import { Inject, Injectable } from '@nestjs/common';
import type { Lang } from '@laundry/shared/constants/langs';
import { Clock } from '../../common/clock/clock.js';
import { Database } from '../../common/transaction/database.js';
import { Mail } from './mail.entity.js';
import { writeMail, type MailTemplate } from './templates/write-mail.js';

/** A mail to write, its template's data with it. */
export type MailOrder = MailTemplate & {
  readonly to: { readonly email: string; readonly current_lang: string; readonly id: number | null };
  /** Names the event, so that it is written once only, e.g. `remind:12:2026-11-25 10:00:00`. */
  readonly onceKey?: string;
  /** After this moment the mail is dropped rather than sent late. */
  readonly uselessAfter?: string | undefined;
};

/** Mails are rows first, in the transaction of their event; deliver-mail sends them (reliability F-16). */
@Injectable()
export class Outbox {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Writes the mail, unless its event was written of before. */
  async enqueue(order: MailOrder): Promise<void> {
    const { onceKey } = order;
    if (onceKey !== undefined && (await this.database.manager.existsBy(Mail, { once_key: onceKey }))) return;
    const now = this.clock.now();
    const { subject, body } = writeMail(order, order.to.current_lang as Lang);
    await this.database.manager.insert(Mail, {
      template: order.template,
      recipient: order.to.email,
      user_id: order.to.id,
      subject,
      body,
      state: 'waiting',
      tries: 0,
      send_at: now,
      useless_after: order.uselessAfter ?? null,
      sent_at: null,
      last_error: '',
      once_key: onceKey ?? null,
      created_at: now,
    });
  }
}
