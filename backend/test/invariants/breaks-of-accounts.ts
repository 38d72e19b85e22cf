import type { Breaks } from './breaks-of-requests.js';

const NOTIFIED_MAIL = 'SELECT MIN(id) AS id FROM mails WHERE user_id IS NOT NULL';
/** A notification beside that mail: its state, sent_at, tries and body. */
const notification = (facts: string, userId = 'm.user_id'): string =>
  `INSERT INTO notifications (template, user_id, channel, mail_id, target_id, retry_key, state, sent_at, tries, body, send_at, last_error, created_at)
   SELECT m.template, ${userId}, 'line', m.id, 1, 'made up', ${facts}, m.created_at, '', m.created_at FROM mails m WHERE m.id = ?`;

/** A device of a customer's, with that address. */
const pushDevice = (endpoint: string): string =>
  `INSERT INTO push_devices (user_id, session_id, endpoint, endpoint_hash, p256dh, auth, created_at)
   VALUES (?, '', '${endpoint}', 'made up', 'v1.made up', 'v1.made up', '2026-11-25 09:00:00')`;

/** How each invariant of the payments, the accounts, their sessions, the jobs, the mails and the texts is broken. */
export const BREAKS_OF_ACCOUNTS: Breaks = {
  'a payment is settled once, and released when it came to nothing': [
    "SELECT MIN(id) AS id FROM payments WHERE state = 'settled'",
    'UPDATE payments SET settled_at = NULL WHERE id = ?',
  ],
  'a result of a payment is applied once, with its amount': [
    "SELECT MIN(id) AS id FROM payments WHERE state = 'settled'",
    `INSERT INTO payment_messages (channel, event_key, payment_id, no, outcome, amount, source, verdict, reason, times, received_at)
     VALUES ('card', 'made up', ?, 'x', 'settled', 1, 'answer', 'applied', '', 1, '2026-11-25 09:00:00')`,
  ],
  'money of a payment that goes back is shown once, in full, and no other': [
    'SELECT MIN(id) AS id FROM manual_payments WHERE is_refund = 1',
    'UPDATE manual_payments SET price = price + 1 WHERE id = ?',
  ],
  'washes that were paid for by card are on the balance, once': [
    "SELECT MIN(id) AS id FROM count_entries WHERE once_key LIKE 'payment:%'",
    'DELETE FROM count_entries WHERE id = ?',
  ],
  'a one-time request that was paid is carried out, or its money goes back': [
    `SELECT MIN(JSON_EXTRACT(purpose, '$.request_id')) AS id FROM payments
      WHERE page_id = 4 AND state = 'settled' AND refund_needed = 0 AND channel <> 'deferred_invoice'`,
    "UPDATE wash_requests SET cancelled_at = '2026-11-25 09:00:00', cancel_kind = 2 WHERE id = ?",
  ],
  'a one-time request that waits for its payment has one that can still be paid': [
    `SELECT MIN(JSON_EXTRACT(purpose, '$.request_id')) AS id FROM payments WHERE page_id = 4 AND state = 'settled' AND refund_needed = 0`,
    "UPDATE wash_requests SET pay_by = '2026-11-25 09:00:00' WHERE id = ?",
  ],
  'what is charged for a month is charged or billed once': [
    'SELECT MIN(id) AS id FROM manual_payments',
    `UPDATE manual_payments SET once_key = (SELECT MIN(once_key) FROM payments WHERE once_key LIKE 'charge:%') WHERE id = ?`,
  ],
  'a charge that another payment made good for was paid by one of the same customer': [
    'SELECT MIN(id) AS id FROM payments',
    'UPDATE payments SET paid_by_id = 0 WHERE id = ?',
  ],
  'orders to stop and to resume a card take turns': [
    'SELECT MIN(id) AS id FROM users',
    ...[1, 2].map(
      () => `INSERT INTO provider_orders (user_id, kind, ref, state, tries, next_try_at, last_answer, created_at)
        VALUES (?, 'stop_card', 'made up', 'waiting', 0, '2026-11-25 09:00:00', '', '2026-11-25 09:00:00')`,
    ),
  ],
  'an account has one role, and a status that there is': [
    'SELECT MIN(id) AS id FROM users',
    'UPDATE users SET status = 7 WHERE id = ?',
  ],
  'who is erased is deleted, and has no name, address or number': [
    'SELECT MIN(id) AS id FROM users WHERE role = 900',
    "UPDATE users SET erased_at = '2026-11-25 04:00:00' WHERE id = ?",
  ],
  'where there are administrators, one of them is left': [
    'SELECT 100 AS id',
    'UPDATE users SET status = 2 WHERE role = ?',
  ],
  'an address belongs to one account that is not deleted': [
    'SELECT MIN(id) AS id FROM users WHERE deleted_at IS NULL',
    'UPDATE users SET email_key = NULL WHERE id = ?',
  ],
  'who is withdrawn has a last day, and who is reviewed pays by invoice': [
    'SELECT MIN(id) AS id FROM users WHERE role = 900 AND payment_method_id = 1',
    'UPDATE users SET status = 3 WHERE id = ?',
  ],
  'a customer is suspended for a reason that is not solved, and for none when active': [
    'SELECT MIN(id) AS id FROM users WHERE role = 900 AND status = 2',
    'UPDATE users SET status = 1 WHERE id = ?',
  ],
  'a customer is in a month, and a next plan begins with a next month': [
    'SELECT MIN(id) AS id FROM users WHERE role = 900 AND status = 1',
    'UPDATE users SET turned_month = NULL WHERE id = ?',
  ],
  'a weekly schedule has six forms at most, each at its own time': [
    'SELECT MIN(id) AS id FROM week_requests',
    `INSERT INTO week_requests (user_id, from_month, week_type, pickup_week, pickup_time, count, same_time, delivery_box_pw, bikou, created_at)
     SELECT user_id, from_month, week_type, pickup_week, pickup_time, count, same_time, '', '', created_at FROM week_requests WHERE id = ?`,
  ],
  'a day of a weekly schedule is moved within its week and month': [
    'SELECT MIN(id) AS id FROM users WHERE role = 900',
    `INSERT INTO week_exceptions (user_id, week_date, moved_to, created_at)
     VALUES (?, '2026-12-07', '2026-12-15', '2026-11-25 09:00:00')`,
  ],
  'a maintenance is alone, and ends after its start': [
    'SELECT 1 AS id',
    `INSERT INTO maintenances (start_dt, end_dt, type, content, ended_at)
     VALUES ('2026-11-25 09:00:00', '2026-11-25 09:00:00', ?, '', '2026-11-25 09:00:00')`,
  ],
  'nobody is signed in to an account that has ended': [
    'SELECT MIN(id) AS id FROM users WHERE role = 900',
    `INSERT INTO sessions (id, user_id, created_at, expires_at) VALUES ('made up', ?, '2026-11-25 09:00:00', '2026-12-25 09:00:00')`,
    'UPDATE users SET status = 90 WHERE id = ?',
  ],
  'no secret begins a session of an account that has ended': [
    'SELECT MIN(id) AS id FROM users WHERE role = 900',
    `INSERT INTO one_time_tokens (token_hash, kind, user_id, expires_at) VALUES ('made up', 'password_reset', ?, '2026-12-25 09:00:00')`,
    'UPDATE users SET status = 90 WHERE id = ?',
  ],
  'a session ends after its begin': [
    'SELECT MIN(id) AS id FROM users',
    `INSERT INTO sessions (id, user_id, created_at, expires_at) VALUES ('made up', ?, '2026-11-25 09:00:00', '2026-11-25 08:00:00')`,
  ],
  'a slot of a job is running, done or failed, and done by who held it': [
    'SELECT 1 AS id',
    `INSERT INTO job_runs (job, slot, state, lease_until, found, done, failed)
     VALUES ('clean-up', '2026-11-20 03:30:00', 'done', '2026-11-20 03:30:15', ?, 1, 1)`,
  ],
  'a key that was answered has its answer, and no other is kept': [
    'SELECT 200 AS id',
    `INSERT INTO idempotency_keys (id, expires_at, body_hash, status) VALUES ('made up', '2026-11-26 09:00:00', 'x', ?)`,
  ],
  'a mail is sent once it is tried, and never again after three that may have arrived': [
    "SELECT MIN(id) AS id FROM mails WHERE state = 'sent'",
    'UPDATE mails SET sent_at = NULL WHERE id = ?',
  ],
  'a notification is sent once it is tried, as a mail is': [NOTIFIED_MAIL, notification("'sent', NULL, 0, ''")],
  'a notification is told to the customer of its mail, and to nobody whose account has ended': [
    NOTIFIED_MAIL,
    notification("'waiting', NULL, 0, ''", 'm.user_id + 1'),
  ],
  'who books for an account has one to book for, and nobody else has': [
    'SELECT MIN(id) AS id FROM users WHERE role = 900',
    'UPDATE users SET role = 910 WHERE id = ?',
  ],
  'an invitation to a company is open or has ended, and only an open one has a link': [
    'SELECT MIN(id) AS id FROM users WHERE role = 900',
    `INSERT INTO company_invitations (company_user_id, email, open_email, name, lang, wish, invited_at, expires_at, ended_at)
     VALUES (?, '', 'x@example.com', '', 'ja', 'w', '2026-11-20 09:00:00', '2026-11-27 09:00:00', '2026-11-25 09:00:00')`,
  ],
  'an account names its link to LINE, and no other': [
    'SELECT MIN(id) AS id FROM users WHERE role = 900',
    'UPDATE users SET line_link_id = 4711 WHERE id = ?',
  ],
  'nobody whose account has ended is linked to LINE': [
    'SELECT MIN(id) AS id FROM users WHERE role = 900',
    `INSERT INTO line_links (user_id, line_user_id, line_user_hash, linked_at)
     VALUES (?, 'v1.made up', 'made up', '2026-11-25 09:00:00')`,
    'UPDATE users SET status = 90 WHERE id = ?',
  ],
  'whoever has a device that is told things has it noted, and an account that goes on': [
    'SELECT MIN(id) AS id FROM users WHERE role = 900',
    pushDevice('v1.made up'),
  ],
  'a notification is for LINE or for one device': [
    NOTIFIED_MAIL,
    notification("'waiting', NULL, 0, ''"),
    "UPDATE notifications SET channel = 'push' WHERE mail_id = ?",
  ],
  'no reminder waits for an account that has ended': [
    'SELECT MIN(user_id) AS id FROM mails WHERE user_id IS NOT NULL',
    "UPDATE mails SET template = 'pickup_reminder', state = 'waiting' WHERE user_id = ?",
    'UPDATE users SET status = 90 WHERE id = ?',
  ],
  'the door code of a request is encrypted': [
    'SELECT MIN(id) AS id FROM wash_requests',
    "UPDATE wash_requests SET delivery_box_pw = '1234' WHERE id = ?",
  ],
  'the secret of a page without sign-in is encrypted': [
    'SELECT MIN(id) AS id FROM wash_requests',
    "UPDATE wash_requests SET visit_secret = 'clear' WHERE id = ?",
  ],
  'the secret of a page that one of a company’s people has is encrypted': [
    'SELECT MIN(id) AS id FROM wash_requests',
    `INSERT INTO visit_links (wash_request_id, user_id, visit_secret, visit_hash)
     SELECT id, user_id, 'clear', 'made up' FROM wash_requests WHERE id = ?`,
  ],
  'the secret of a calendar that is followed is encrypted': [
    'SELECT MIN(id) AS id FROM users WHERE role = 900',
    `INSERT INTO calendar_feeds (user_id, secret, secret_hash, created_at)
     VALUES (?, 'clear', 'made up', '2026-11-25 09:00:00')`,
  ],
  'by what LINE knows a customer is encrypted': [
    'SELECT MIN(id) AS id FROM users WHERE role = 900',
    `INSERT INTO line_links (user_id, line_user_id, line_user_hash, linked_at)
     VALUES (?, 'clear', 'made up', '2026-11-25 09:00:00')`,
  ],
  'how a device is written to is encrypted': ['SELECT MIN(id) AS id FROM users WHERE role = 900', pushDevice('clear')],
  'with what this service signs to push services is encrypted': [
    'SELECT 1 AS id',
    `INSERT INTO push_keys (id, public_key, private_key, made_at) VALUES (?, 'x', 'clear', '2026-11-25 09:00:00')`,
  ],
  'the text of a notification is encrypted': [NOTIFIED_MAIL, notification("'waiting', NULL, 0, 'clear'")],
  'the door code of a weekly schedule is encrypted': [
    'SELECT MIN(id) AS id FROM week_requests',
    "UPDATE week_requests SET delivery_box_pw = '1234' WHERE id = ?",
  ],
  'the address and the text of a mail are encrypted': [
    'SELECT MIN(id) AS id FROM mails',
    "UPDATE mails SET recipient = 'hanako@example.com' WHERE id = ?",
  ],
  'the dates of a request are moments of the wall clock': [
    'SELECT MIN(id) AS id FROM wash_requests',
    "UPDATE wash_requests SET sched_delivery_dt = '2026-13-01 10:00:00' WHERE id = ?",
  ],
  'the stamps of a request are moments of the wall clock': [
    'SELECT MIN(id) AS id FROM wash_requests WHERE status = 1',
    "UPDATE wash_requests SET result_pickup_dt = '2026-11-20T10:00:00' WHERE id = ?",
  ],
};
