import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { ofRows, type Invariant } from './invariant.js';

/** Tries that may have reached the reader: then nobody tries again. */
const UNANSWERED_MOST = 3;

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
  ofRows({
    name: 'a mail is sent once it is tried, and never again after three that may have arrived',
    rule: 'handbook/jobs-and-mails.md#mails',
    table: 'mails',
    columns: 'id, template, state, tries, unanswered_tries, sent_at',
    broken: `(state = 'sent') <> (sent_at IS NOT NULL) OR (state = 'sent' AND tries < 1)
          OR state NOT IN ('waiting', 'sending', 'sent', 'dead') OR (state = 'sending' AND tries < 1)
          OR unanswered_tries > tries OR unanswered_tries > ${UNANSWERED_MOST}
          OR (state = 'waiting' AND unanswered_tries >= ${UNANSWERED_MOST})`,
  }),
  {
    name: 'no reminder waits for an account that has ended',
    rule: 'handbook/accounts.md#what-ends-with-an-account',
    sql: `SELECT m.id, m.template, m.user_id FROM mails m JOIN users u ON u.id = m.user_id
       WHERE m.state = 'waiting' AND m.template IN ('pickup_reminder', 'absence_pickup', 'auto_cancel_reminder', 'password_reset')
         AND (u.status = ${USER_STATUS.withdrawn} OR u.deleted_at IS NOT NULL)`,
  },
];
