import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { ofRows, type Invariant } from './invariant.js';

/** Tries that may have reached the reader: then nobody tries again. */
const UNANSWERED_MOST = 3;

const sentOnce = (name: string, table: 'mails' | 'notifications'): Invariant =>
  ofRows({
    name,
    rule: `handbook/jobs-and-mails.md#${table}`,
    table,
    columns: 'id, template, state, tries, unanswered_tries, sent_at',
    broken: `(state = 'sent') <> (sent_at IS NOT NULL) OR (state = 'sent' AND tries < 1)
          OR state NOT IN ('waiting', 'sending', 'sent', 'dead') OR (state = 'sending' AND tries < 1)
          OR unanswered_tries > tries OR unanswered_tries > ${UNANSWERED_MOST}
          OR (state = 'waiting' AND unanswered_tries >= ${UNANSWERED_MOST})`,
  });

export const JOBS_AND_MAILS: readonly Invariant[] = [
  {
    name: 'a slot of a job is running, done or failed, and done by who held it',
    rule: 'handbook/jobs-and-mails.md#jobs',
    sql: `SELECT job, slot, state, found, done, failed FROM job_runs
       WHERE state NOT IN ('running', 'done', 'failed') OR (owner IS NULL AND state = 'done')
          OR found < 0 OR done < 0 OR failed < 0 OR done + failed > found`,
  },
  {
    name: 'a key that was answered has its answer, and no other is kept',
    rule: 'handbook/http.md#idempotency',
    sql: 'SELECT id, expires_at, status FROM idempotency_keys WHERE status IS NULL OR answer IS NULL',
  },
  sentOnce('a mail is sent once it is tried, and never again after three that may have arrived', 'mails'),
  sentOnce('a notification is sent once it is tried, as a mail is', 'notifications'),
  {
    name: 'a notification is told to the customer of its mail, and to nobody whose account has ended',
    rule: 'handbook/jobs-and-mails.md#notifications',
    sql: `SELECT n.id, n.template, n.user_id FROM notifications n JOIN mails m ON m.id = n.mail_id JOIN users u ON u.id = n.user_id
       WHERE n.user_id <> m.user_id OR n.template <> m.template
          OR (n.state = 'waiting' AND (u.status = ${USER_STATUS.withdrawn} OR u.deleted_at IS NOT NULL))`,
  },
  {
    name: 'an account names its link to LINE, and no other',
    rule: 'handbook/jobs-and-mails.md#notifications',
    sql: `SELECT u.id, u.line_link_id FROM users u LEFT JOIN line_links l ON l.user_id = u.id
       WHERE COALESCE(u.line_link_id, 0) <> COALESCE(l.id, 0)`,
  },
  {
    name: 'nobody whose account has ended is linked to LINE',
    rule: 'handbook/jobs-and-mails.md#notifications',
    sql: `SELECT l.id, l.user_id FROM line_links l JOIN users u ON u.id = l.user_id
       WHERE u.status = ${USER_STATUS.withdrawn} OR u.deleted_at IS NOT NULL`,
  },
  {
    name: 'whoever has a device that is told things has it noted, and an account that goes on',
    rule: 'handbook/jobs-and-mails.md#devices',
    sql: `SELECT d.id, d.user_id FROM push_devices d JOIN users u ON u.id = d.user_id
       WHERE u.push_since IS NULL OR u.status = ${USER_STATUS.withdrawn} OR u.deleted_at IS NOT NULL`,
  },
  {
    name: 'a notification is for LINE or for one device',
    rule: 'handbook/jobs-and-mails.md#devices',
    sql: `SELECT id, channel, target_id, device_id FROM notifications
       WHERE (channel = 'push') <> (device_id IS NOT NULL) OR (channel = 'push' AND target_id <> 0)`,
  },
  {
    name: 'no reminder waits for an account that has ended',
    rule: 'handbook/accounts.md#what-ends-with-an-account',
    sql: `SELECT m.id, m.template, m.user_id FROM mails m JOIN users u ON u.id = m.user_id
       WHERE m.state = 'waiting' AND m.template IN ('pickup_reminder', 'absence_pickup', 'auto_cancel_reminder', 'password_reset')
         AND (u.status = ${USER_STATUS.withdrawn} OR u.deleted_at IS NOT NULL)`,
  },
];
