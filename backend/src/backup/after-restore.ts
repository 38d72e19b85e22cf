import { In, IsNull } from 'typeorm';
import type { JstDateTime } from '@laundry/shared/time/jst';
import type { Database } from '../common/transaction/database.js';
import { Mail } from '../modules/mail/mail.entity.js';
import { GIVEN_UP } from '../modules/mail/mail-state.js';
import { Notification } from '../modules/mail/notifications/notification.entity.js';
import { OneTimeToken } from '../modules/sessions/one-time-token.entity.js';
import { endOf, Session } from '../modules/sessions/session.entity.js';

export interface Ended {
  readonly sessions: number;
  readonly tokens: number;
  readonly mails: number;
}

/**
 * Takes back what a backup brings to life again (docs/operating.md#what-a-restore-ends): sessions that were ended since, links
 * that were used, and mails and notifications that were sent. The mails are shown as failed, for somebody to send who knows that they were not.
 */
export function endWhatWasOver(database: Database, now: JstDateTime): Promise<Ended> {
  return database.inTransaction(async () => {
    const { manager } = database;
    const sessions = await manager.update(Session, { ended_at: IsNull() }, { ended_at: () => endOf(now) });
    const tokens = await manager.update(OneTimeToken, { used_at: IsNull() }, { used_at: now });
    const unsent = { state: In(['waiting', 'sending']) };
    const mails = await manager.update(Mail, unsent, { state: 'dead', last_error: GIVEN_UP.restored });
    await manager.update(Notification, unsent, { state: 'dead', last_error: GIVEN_UP.restored });
    return { sessions: sessions.affected ?? 0, tokens: tokens.affected ?? 0, mails: mails.affected ?? 0 };
  });
}
