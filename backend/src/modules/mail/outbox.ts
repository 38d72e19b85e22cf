import { Inject, Injectable } from '@nestjs/common';
import type { Lang } from '@laundry/shared/constants/langs';
import { In, Not } from 'typeorm';
import { Clock } from '../../common/clock/clock.js';
import { requestId } from '../../common/http/log/request-id.js';
import { Database } from '../../common/transaction/database.js';
import { CONFIG, type Config } from '../../config/config.js';
import { CopiesOfMails } from './copies-of-mails.js';
import { DROPPED } from './mail-state.js';
import { Mail } from './mail.entity.js';
import { Notifications, type NotifiedReader, type StoredMail } from './notifications/notifications.js';
import type { MailSite, MailTemplate, MailText } from './templates/mail-data.js';
import { writeMail } from './templates/write-mail.js';

/** A mail to write, its template's data with it. */
export type MailOrder = MailTemplate & {
  readonly to: NotifiedReader & { readonly email: string; readonly current_lang: Lang };
  /** Names the event, so that it is written once only, e.g. `remind:12:2026-11-25 10:00:00`. */
  readonly onceKey?: string;
  /** After this moment the mail is dropped rather than sent late. */
  readonly uselessAfter?: string | undefined;
};

/** What is of use only to somebody who goes on using the service. */
const FOR_OPEN_ACCOUNTS = [
  ...([
    'registered_invoice',
    'registered_card',
    'registered_onetime',
    'begins_later',
    'approved',
    'password_reset',
    'clerk_invited',
    'clerk_joined',
  ] as const),
  ...([
    'request_received',
    'request_changed',
    'weekly_saved',
    'pickup_reminder',
    'absence_pickup',
    'auto_cancel_reminder',
  ] as const),
] satisfies readonly MailTemplate['template'][];

/**
 * Mails are rows first, in the transaction of their event; deliver-mail sends them. With them is written what their reader
 * is told on another channel.
 */
@Injectable()
export class Outbox {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Notifications) private readonly notifications: Notifications,
    @Inject(CopiesOfMails) private readonly copies: CopiesOfMails,
  ) {}

  /** Writes the mail, unless its event was written of before; one of a request also to who of a company's people booked it. */
  async enqueue(order: MailOrder): Promise<void> {
    for (const each of await this.copies.all(order)) await this.enqueueOne(each);
  }

  /** Writes many mails, each unless its event was written of before. */
  async enqueueAll(orders: readonly (MailOrder & { readonly onceKey: string })[]): Promise<void> {
    if (orders.length === 0) return;
    const where = { once_key: In(orders.map(({ onceKey }) => onceKey)) };
    const written = await this.database.manager.find(Mail, { select: { once_key: true }, where });
    const known = new Set(written.map(({ once_key }) => once_key));
    const news = orders.filter(({ onceKey }) => !known.has(onceKey));
    const rows = new Map(news.map((order) => [order, this.row(order)]));
    await this.database.insertAll(Mail, [...rows.values()]);
    const told = news.filter((order) => this.notifications.tells(order));
    if (told.length === 0) return;
    const once = { once_key: In(told.map(({ onceKey }) => onceKey)) };
    const stored = await this.database.manager.find(Mail, { select: { id: true, once_key: true }, where: once });
    const ids = new Map(stored.map(({ id, once_key }) => [once_key, id]));
    await this.notify(
      told.flatMap((order) => {
        const [row, id] = [rows.get(order), ids.get(order.onceKey)];
        return row === undefined || id === undefined ? [] : [{ order, mail: { ...row, id } }];
      }),
    );
  }

  /** What a mail would say if it were written now; nothing is stored. */
  async preview(order: MailOrder): Promise<MailText> {
    const [own] = await this.copies.all(order);
    return this.write(own);
  }

  private write(order: MailOrder): MailText {
    return writeMail(order, order.to.current_lang, this.site());
  }

  private async enqueueOne(order: MailOrder): Promise<void> {
    const { onceKey } = order;
    if (onceKey !== undefined && (await this.database.manager.existsBy(Mail, { once_key: onceKey }))) return;
    const row = this.row(order);
    const id = await this.database.insert(Mail, row);
    if (this.notifications.tells(order)) await this.notify([{ order, mail: { ...row, id } }]);
  }

  private notify(written: readonly { readonly order: MailOrder; readonly mail: StoredMail }[]): Promise<void> {
    const told = written.map(({ order, mail }) => ({ order, mail, lang: order.to.current_lang }));
    return this.notifications.enqueue(told, this.site());
  }

  private site(): MailSite {
    return { brand: this.config.brandName, url: this.config.publicUrl, now: this.clock.now() };
  }

  private row(order: MailOrder): Omit<Mail, 'id'> {
    const now = this.clock.now();
    const { subject, body } = this.write(order);
    return {
      template: order.template,
      recipient: order.to.email,
      user_id: order.to.id,
      subject,
      body,
      state: 'waiting',
      tries: 0,
      unanswered_tries: 0,
      send_at: now,
      useless_after: order.uselessAfter ?? null,
      sent_at: null,
      last_error: '',
      once_key: order.onceKey ?? null,
      created_at: now,
      request_id: requestId(),
    };
  }

  /**
   * Mails that still wait for somebody whose account has ended, and would only mislead, are not sent any more; nor again
   * where they were given up. `all`: also what is still to be said to a customer who has left.
   */
  async cancel(userId: number, which: { readonly all?: true } = {}): Promise<void> {
    const theirs = { user_id: userId, ...(which.all !== true && { template: In(FOR_OPEN_ACCOUNTS) }) };
    const failed = { ...theirs, state: 'dead', last_error: Not(In(Object.values(DROPPED))) } as const;
    const dropped = { state: 'dead', last_error: DROPPED.accountEnded } as const;
    await this.database.manager.update(Mail, [{ ...theirs, state: 'waiting' }, failed], dropped);
    await this.notifications.cancel(userId);
  }
}
