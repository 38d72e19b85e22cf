import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Lang } from '@laundry/shared/constants/langs';
import type { NotificationKind } from '@laundry/shared/constants/notification-kinds';
import { Database } from '../../../common/transaction/database.js';
import { CONFIG, type Config } from '../../../config/config.js';
import { DROPPED } from '../mail-state.js';
import type { Mail } from '../mail.entity.js';
import type { MailSite, MailTemplate } from '../templates/mail-data.js';
import { notificationContent } from './notification-content.js';
import { notifiedOf } from './notified-events.js';
import { Notification } from './notification.entity.js';

export type StoredMail = Omit<Mail, 'text_since'>;

/** A mail that was written, and what it was written from. */
export interface WrittenMail {
  readonly mail: StoredMail;
  readonly order: MailTemplate;
  readonly lang: Lang;
}

/** `line_link_id` undefined: it is not known whether there is one. */
interface Reader {
  readonly id: number | null;
  readonly line_link_id?: number | null;
}

interface Target {
  readonly id: number;
  readonly user_id: number;
}

/** Writes what is told beside a mail, in the transaction of its event; deliver-notifications sends it. */
@Injectable()
export class Notifications {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Database) private readonly database: Database,
  ) {}

  /** Whether somebody may be told of this beside the mail; where not, nothing is looked up for it. */
  tells({ template, to }: { readonly template: string; readonly to: Reader }): boolean {
    const mayBeLinked = to.id !== null && to.line_link_id !== null;
    return this.config.line !== null && mayBeLinked && notifiedOf(template) !== null;
  }

  /** Of mails of one kind of event, each to a customer of its own; those who are linked to nothing get nothing. */
  async enqueue(written: readonly WrittenMail[], site: MailSite): Promise<void> {
    const [first] = written;
    const kind = first === undefined ? undefined : notifiedOf(first.order.template)?.kind;
    if (kind === undefined) return;
    const targets = await this.targets(
      kind,
      written.flatMap(({ mail }) => mail.user_id ?? []),
    );
    const rows = written.flatMap((each) =>
      targets
        .filter(({ user_id }) => user_id === each.mail.user_id)
        .flatMap(({ id }) => this.row(each, id, site) ?? []),
    );
    if (rows.length > 0) await this.database.insertAll(Notification, rows);
  }

  /** What still waits for somebody whose account has ended is not sent any more. */
  async cancel(user_id: number): Promise<void> {
    const dropped = { state: 'dead', last_error: DROPPED.accountEnded } as const;
    await this.database.manager.update(Notification, { user_id, state: 'waiting' }, dropped);
  }

  private async targets(kind: NotificationKind, userIds: readonly number[]): Promise<Target[]> {
    if (userIds.length === 0) return [];
    return this.database.query<Target>(
      `SELECT l.id, l.user_id FROM line_links l
        WHERE l.user_id IN (${userIds.map(() => '?').join(', ')})
          AND NOT EXISTS (SELECT 1 FROM muted_notifications m WHERE m.user_id = l.user_id AND m.kind = ?)`,
      [...userIds, kind],
    );
  }

  private row({ mail, order, lang }: WrittenMail, target_id: number, site: MailSite): Omit<Notification, 'id'> | null {
    const content = notificationContent(order, mail, lang, site);
    if (content === null) return null;
    const { template, user_id, useless_after, created_at, request_id } = mail;
    return {
      ...{ template, user_id, useless_after, created_at, request_id },
      channel: 'line',
      mail_id: mail.id,
      target_id,
      retry_key: randomUUID(),
      body: JSON.stringify(content),
      state: 'waiting',
      tries: 0,
      unanswered_tries: 0,
      send_at: created_at,
      sent_at: null,
      last_error: '',
    };
  }
}
