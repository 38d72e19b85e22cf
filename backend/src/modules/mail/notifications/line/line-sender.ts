import { Inject, Injectable } from '@nestjs/common';
import { Unreadable } from '../../../../common/crypto/unreadable.js';
import { Database } from '../../../../common/transaction/database.js';
import { LineLink } from '../../../notifications/line/line-link.entity.js';
import { DROPPED, GIVEN_UP } from '../../mail-state.js';
import { NOT_DECRYPTED } from '../../text-to-send.js';
import type { Attempt } from '../../outbox-delivery.js';
import type { NotificationSender, Send } from '../notification-sender.js';
import type { Notification } from '../notification.entity.js';
import { LinePort } from './line-port.js';

/** Tells whoever has the link that a row was written for. */
@Injectable()
export class LineSender implements NotificationSender {
  constructor(
    @Inject(LinePort) private readonly line: LinePort | null,
    @Inject(Database) private readonly database: Database,
  ) {}

  async to({ target_id, retry_key: retryKey }: Notification): Promise<Send | Attempt> {
    const { line } = this;
    if (line === null) return { outcome: 'hopeless', why: GIVEN_UP.notConfigured };
    const link = await this.database.findOne(LineLink, { id: target_id });
    if (link === null) return { outcome: 'dropped', why: DROPPED.unlinked };
    const to = link.line_user_id;
    if (to instanceof Unreadable) return NOT_DECRYPTED;
    return (content, stop) => line.push({ to, content, retryKey }, stop);
  }
}
