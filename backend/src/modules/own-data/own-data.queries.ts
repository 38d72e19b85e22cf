import { Inject, Injectable } from '@nestjs/common';
import type { NotificationKind } from '@laundry/shared/constants/notification-kinds';
import { Encryption } from '../../common/crypto/encryption.js';
import type { Encrypted } from '../../common/crypto/unreadable.js';
import { Clock } from '../../common/clock/clock.js';
import { Database } from '../../common/transaction/database.js';
import { careView } from '../users/care/care.view.js';
import { UserQueries } from '../users/user.queries.js';
import type {
  OwnClaimView,
  OwnDataPushDeviceView,
  OwnDoorPhotoView,
  OwnDocumentView,
  OwnDataView,
  OwnLedgerEntryView,
  OwnLineLinkView,
  OwnMailView,
  OwnNotificationView,
  OwnPaymentView,
  OwnRequestView,
  OwnScheduleView,
  OwnSignInView,
  OwnWeekExceptionView,
} from './own-data.view.js';

const REQUESTS = `SELECT id, created_at, plan_id, size, count, sched_pickup_dt, sched_delivery_dt, result_pickup_dt,
    result_wash_dt, result_fold_dt, result_delivery_dt, cancelled_at, bikou, cost_centre FROM wash_requests WHERE user_id = ? ORDER BY id`;
const SCHEDULES = `SELECT created_at, from_month, until_month, pickup_week, pickup_time, delivery_week, delivery_time,
    count, bikou FROM week_requests WHERE user_id = ? ORDER BY id`;
const EXCEPTIONS = `SELECT created_at, week_date, moved_to, paused_move, skipped_at FROM week_exceptions WHERE user_id = ? ORDER BY week_date`;
const LEDGER = `SELECT created_at, delta, reason, wash_request_id, SUM(delta) OVER (ORDER BY id) AS balance
    FROM count_entries WHERE user_id = ? ORDER BY id`;
const PAYMENTS = `SELECT p.created_at, p.amount AS price, p.page_id, p.channel, p.state, p.settled_at,
    NULL AS payment_method_id, NULL AS status_id, FALSE AS is_refund FROM payments p WHERE p.user_id = ?
  UNION ALL
  SELECT m.created_at, m.price, m.page_id, NULL, NULL, NULL, m.payment_method_id, m.status_id, m.is_refund
    FROM manual_payments m WHERE m.user_id = ? ORDER BY created_at`;
const DOCUMENTS = `SELECT issued_at, subject, issue, addressee FROM payment_documents WHERE user_id = ? ORDER BY id`;
const CLAIMS = `SELECT id, created_at, wash_request_id, text, answer, answered_at FROM claims WHERE user_id = ? ORDER BY id`;
const PHOTOS = `SELECT claim_id, name FROM photos WHERE user_id = ? ORDER BY id`;
const DOOR_PHOTOS = `SELECT wash_request_id, proof_of, taken_at, name FROM photos
    WHERE user_id = ? AND wash_request_id IS NOT NULL ORDER BY id`;
const MAILS = `SELECT created_at, sent_at, subject, recipient FROM mails
    WHERE user_id = ? AND sent_at IS NOT NULL ORDER BY id`;
const LINE = `SELECT linked_at, line_user_id FROM line_links WHERE user_id = ?`;
const DEVICES = `SELECT created_at, endpoint FROM push_devices WHERE user_id = ? ORDER BY id`;
const MUTED = `SELECT kind FROM muted_notifications WHERE user_id = ? ORDER BY id`;
const NOTIFICATIONS = `SELECT n.created_at, n.sent_at, n.channel, m.subject FROM notifications n JOIN mails m ON m.id = n.mail_id
    WHERE n.user_id = ? AND n.sent_at IS NOT NULL ORDER BY n.id`;
const CALENDAR = `SELECT created_at FROM calendar_feeds WHERE user_id = ?`;
const SIGN_INS = `SELECT created_at, last_used_at, ended_at, device FROM sessions WHERE user_id = ? ORDER BY created_at, id`;

/** What is stored of a customer and is theirs to know: no door code, no secret, nobody else's name. */
@Injectable()
export class OwnDataQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Encryption) private readonly encryption: Encryption,
    @Inject(UserQueries) private readonly users: UserQueries,
  ) {}

  async of(id: number): Promise<OwnDataView> {
    const user = await this.users.shown(id);
    const payments = await this.database.query<OwnPaymentView>(PAYMENTS, [id, id]);
    const mails = await this.database.query<Encrypted<OwnMailView, 'recipient'>>(MAILS, [id]);
    const [calendar] = await this.database.query<{ created_at: string }>(CALENDAR, [id]);
    const [line] = await this.database.query<Encrypted<OwnLineLinkView, 'line_user_id'>>(LINE, [id]);
    const muted = await this.database.query<{ kind: NotificationKind }>(MUTED, [id]);
    const ledger = await this.database.query<OwnLedgerEntryView>(LEDGER, [id]);
    return {
      made_at: this.clock.now(),
      profile: await this.users.me(id),
      referrer_code: user.referrer_code,
      care: careView(user),
      requests: await this.database.query<OwnRequestView>(REQUESTS, [id]),
      weekly_schedules: await this.database.query<OwnScheduleView>(SCHEDULES, [id]),
      weekly_exceptions: await this.database.query<OwnWeekExceptionView>(EXCEPTIONS, [id]),
      ledger: ledger.map((entry) => ({ ...entry, balance: Number(entry.balance) })),
      payments: payments.map((payment) => ({ ...payment, is_refund: Boolean(payment.is_refund) })),
      claims: await this.claims(id),
      door_photos: await this.database.query<OwnDoorPhotoView>(DOOR_PHOTOS, [id]),
      documents: await this.database.query<OwnDocumentView>(DOCUMENTS, [id]),
      mails: mails.map((mail) => ({ ...mail, recipient: this.encryption.readable(mail.recipient) })),
      line_link: line === undefined ? null : { ...line, line_user_id: this.encryption.readable(line.line_user_id) },
      push_devices: await this.devices(id),
      muted_notifications: muted.map(({ kind }) => kind),
      notifications: await this.database.query<OwnNotificationView>(NOTIFICATIONS, [id]),
      calendar_feed_made_at: calendar?.created_at ?? null,
      sessions: await this.database.query<OwnSignInView>(SIGN_INS, [id]),
    };
  }

  private async devices(id: number): Promise<OwnDataPushDeviceView[]> {
    const rows = await this.database.query<{ created_at: string; endpoint: string }>(DEVICES, [id]);
    return rows.map(({ created_at, endpoint }) => {
      const address = this.encryption.readable(endpoint);
      return { created_at, service: address !== null && URL.canParse(address) ? new URL(address).hostname : null };
    });
  }

  private async claims(id: number): Promise<OwnClaimView[]> {
    const claims = await this.database.query<Omit<OwnClaimView, 'photos'> & { readonly id: number }>(CLAIMS, [id]);
    const photos = await this.database.query<{ claim_id: number | null; name: string }>(PHOTOS, [id]);
    return claims.map(({ id: claimId, ...claim }) => ({
      ...claim,
      photos: photos.filter(({ claim_id }) => claim_id === claimId).map(({ name }) => name),
    }));
  }
}
