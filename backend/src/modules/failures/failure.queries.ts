import { Inject, Injectable } from '@nestjs/common';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { Clock } from '../../common/clock/clock.js';
import { Encryption } from '../../common/crypto/encryption.js';
import type { Encrypted } from '../../common/crypto/unreadable.js';
import { endedSince } from '../../common/ended-since.js';
import { NotFound } from '../../common/errors/not-found.js';
import { FAILED_RUNS } from '../../common/jobs/failed-runs.js';
import { Database } from '../../common/transaction/database.js';
import { FAILED_SQL } from '../mail/mail-state.js';
import type {
  FailedJobView,
  FailedMailTextView,
  FailedMailView,
  FailedNotificationsView,
  FailedOrderView,
  FailuresView,
} from './failure.view.js';
import { withoutSecrets } from './without-secrets.js';

const ROWS = 100;

const MAILS = `FROM mails m WHERE ${FAILED_SQL} AND m.send_at >= ?`;
const NOTIFICATIONS = `FROM notifications m WHERE ${FAILED_SQL} AND m.send_at >= ?`;
const ORDERS =
  "FROM provider_orders o JOIN users u ON u.id = o.user_id WHERE o.state = 'failed' AND o.next_try_at >= ?";

/** As some drivers count. */
type Counted<View> = Omit<View, 'count'> & { readonly count: number | string };

/** Mails and notifications that were given up, what providers were told in vain, and jobs that failed, in the last days. */
@Injectable()
export class FailureQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Encryption) private readonly encryption: Encryption,
  ) {}

  async latest(): Promise<FailuresView> {
    const mails = await this.database.query<Encrypted<FailedMailView, 'recipient'>>(
      `SELECT m.id, m.created_at, m.subject, m.recipient, m.user_id, m.tries, m.last_error ${MAILS}
        ORDER BY m.send_at DESC, m.id DESC LIMIT ${ROWS}`,
      [this.since()],
    );
    const notifications = await this.database.query<Counted<FailedNotificationsView>>(
      `SELECT m.last_error, COUNT(*) AS count, MAX(m.send_at) AS latest_at ${NOTIFICATIONS}
        GROUP BY m.last_error ORDER BY latest_at DESC, m.last_error`,
      [this.since()],
    );
    const jobs = await this.database.query<FailedJobView>(
      `SELECT j.job, j.slot ${FAILED_RUNS} ORDER BY j.slot DESC, j.job LIMIT ${ROWS}`,
      [this.since(), this.since()],
    );
    const orders = await this.database.query<FailedOrderView>(
      `SELECT o.id, o.created_at, o.kind, o.ref, o.user_id, u.name1, u.name2, u.company_name, o.tries, o.last_answer
        ${ORDERS} ORDER BY o.next_try_at DESC, o.id DESC LIMIT ${ROWS}`,
      [this.since()],
    );
    const opened = mails.map((mail) => ({ ...mail, recipient: this.encryption.readable(mail.recipient) }));
    const counted = notifications.map((each) => ({ ...each, count: Number(each.count) }));
    return { mails: opened, notifications: counted, orders, jobs };
  }

  /** The text of a mail that was given up. Throws {@link NotFound} for any other. */
  async mailText(id: number): Promise<FailedMailTextView> {
    const [mail] = await this.database.query<Encrypted<FailedMailTextView, 'recipient' | 'body'>>(
      `SELECT m.id, m.subject, m.recipient, m.body FROM mails m WHERE m.id = ? AND ${FAILED_SQL}`,
      [id],
    );
    if (mail === undefined) throw new NotFound();
    const body = this.encryption.readable(mail.body);
    return {
      ...mail,
      recipient: this.encryption.readable(mail.recipient),
      body: body === null ? null : withoutSecrets(body),
    };
  }

  mailCount(): Promise<number> {
    return this.count(MAILS);
  }

  orderCount(): Promise<number> {
    return this.count(ORDERS);
  }

  jobCount(): Promise<number> {
    return this.count(FAILED_RUNS, [this.since(), this.since()]);
  }

  private async count(source: string, parameters = [this.since()]): Promise<number> {
    const sql = `SELECT COUNT(*) AS count ${source}`;
    const [row] = await this.database.query<{ count: number | string }>(sql, parameters);
    return Number(row?.count);
  }

  private since(): JstDateTime {
    return endedSince(this.clock.now());
  }
}
