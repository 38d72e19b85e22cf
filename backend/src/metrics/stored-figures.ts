import { PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { endedSince } from '../common/ended-since.js';
import type { Job } from '../common/jobs/job.js';
import type { Database } from '../common/transaction/database.js';
import { FAILED_SQL } from '../modules/mail/mail-state.js';
import { readJobFigures, secondsSince, type JobFigure } from './job-figures.js';

/** What the rows say of how far the work is; ages in seconds. */
export interface StoredFigures {
  readonly mails: Heap;
  readonly mailsFailed: Heap;
  readonly notifications: Heap;
  readonly notificationsFailed: Heap;
  readonly paymentsUnknown: Heap;
  readonly paymentsDiffering: Heap;
  readonly orders: Heap;
  readonly ordersFailed: Heap;
  readonly jobs: readonly JobFigure[];
}

export interface Heap {
  readonly count: number;
  /** s since the oldest of them was written. */
  readonly age: number;
}

/** A handful of statements, each on an index, however much is stored. */
export async function readStoredFigures(
  database: Database,
  jobs: readonly Job[],
  now: JstDateTime,
): Promise<StoredFigures> {
  const since = endedSince(now);
  const heap = async (from: string, ...parameters: string[]): Promise<Heap> => {
    const [row] = await database.query<{ count: number | string; oldest: JstDateTime | null }>(
      `SELECT COUNT(*) AS count, MIN(created_at) AS oldest ${from}`,
      parameters,
    );
    return { count: Number(row?.count), age: secondsSince(row?.oldest ?? null, now) };
  };
  return {
    mails: await heap("FROM mails WHERE state IN ('waiting', 'sending')"),
    mailsFailed: await heap(`FROM mails m WHERE ${FAILED_SQL} AND m.send_at >= ?`, since),
    notifications: await heap("FROM notifications WHERE state IN ('waiting', 'sending')"),
    notificationsFailed: await heap(`FROM notifications m WHERE ${FAILED_SQL} AND m.send_at >= ?`, since),
    paymentsUnknown: await heap('FROM payments WHERE state = ?', PAYMENT_STATE.unknown),
    paymentsDiffering: await heap(
      'FROM (SELECT found_at AS created_at FROM payment_differences WHERE closed_at IS NULL) d',
    ),
    orders: await heap("FROM provider_orders WHERE state = 'waiting'"),
    ordersFailed: await heap("FROM provider_orders WHERE state = 'failed' AND next_try_at >= ?", since),
    jobs: await readJobFigures(database, jobs, now, since),
  };
}
