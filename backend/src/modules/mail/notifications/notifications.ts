import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Lang } from '@laundry/shared/constants/langs';
import type { NotificationKind } from '@laundry/shared/constants/notification-kinds';
import { Database } from '../../../common/transaction/database.js';
import { CONFIG, type Config } from '../../../config/config.js';
import { LIVE_DEVICES } from '../../notifications/push/push-device.entity.js';
import { DROPPED } from '../mail-state.js';
import type { Mail } from '../mail.entity.js';
import type { MailSite, MailTemplate } from '../templates/mail-data.js';
import { notificationContent } from './notification-content.js';
import { notifiedOf } from './notified-events.js';
import { Notification, type NotificationChannel } from './notification.entity.js';

export type StoredMail = Omit<Mail, 'text_since'>;

/** A mail that was written, and what it was written from. */
export interface WrittenMail {
  readonly mail: StoredMail;
  readonly order: MailTemplate;
  readonly lang: Lang;
}

/** Undefined: it is not known whether there is a link, or a device. */
export interface NotifiedReader {
  readonly id: number | null;
  readonly line_link_id?: number | null;
  readonly push_since?: string | null;
}

interface Target {
  readonly channel: NotificationChannel;
  readonly id: number;
  readonly user_id: number;
}

/** In one statement. Its parameters: users and kind, twice. */
const targetsOf = (users: string): string => {
  const isOn = (user: string): string =>
    `NOT EXISTS (SELECT 1 FROM muted_notifications m WHERE m.user_id = ${user} AND m.kind = ?)`;
  return `SELECT 'line' AS channel, l.id, l.user_id FROM line_links l WHERE l.user_id IN (${users}) AND ${isOn('l.user_id')}
    UNION ALL
    SELECT 'push', d.id, d.user_id FROM ${LIVE_DEVICES}
     WHERE d.user_id IN (${users}) AND ${isOn('d.user_id')}`;
};

/** Writes what is told beside a mail, in the transaction of its event; deliver-notifications sends it. */
@Injectable()
export class Notifications {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Database) private readonly database: Database,
  ) {}

  /** Whether somebody may be told of this beside the mail; where not, nothing is looked up for it. */
  tells({ template, to }: { readonly template: string; readonly to: NotifiedReader }): boolean {
    const mayBeLinked = this.config.line !== null && to.line_link_id !== null;
    const mayHaveDevices = this.config.push !== null && to.push_since !== null;
    return to.id !== null && (mayBeLinked || mayHaveDevices) && notifiedOf(template) !== null;
  }

  /** Of mails of one kind of event, each to a customer of its own; those who have neither link nor device get nothing. */
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
        .flatMap((target) => this.row(each, target, site) ?? []),
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
    const sql = targetsOf(userIds.map(() => '?').join(', '));
    const targets = await this.database.query<Target>(sql, [...userIds, kind, ...userIds, kind]);
    return targets.filter(({ channel }) => this.config[channel] !== null);
  }

  private row({ mail, order, lang }: WrittenMail, target: Target, site: MailSite): Omit<Notification, 'id'> | null {
    const content = notificationContent(order, mail, lang, site);
    if (content === null) return null;
    const { template, user_id, useless_after, created_at, request_id } = mail;
    return {
      template,
      user_id,
      useless_after,
      created_at,
      request_id,
      channel: target.channel,
      mail_id: mail.id,
      target_id: target.channel === 'line' ? target.id : 0,
      device_id: target.channel === 'push' ? target.id : null,
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
