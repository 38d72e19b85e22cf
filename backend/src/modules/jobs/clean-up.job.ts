import { Inject, Injectable } from '@nestjs/common';
import {
  In,
  IsNull,
  LessThan,
  LessThanOrEqual,
  Raw,
  type EntityTarget,
  type FindOperator,
  type FindOptionsWhere,
  type ObjectLiteral,
} from 'typeorm';
import { LIMITS } from '@laundry/shared/constants/limits';
import { addDays, at, dateOf, type JstDateTime } from '@laundry/shared/time/jst';
import { Clock } from '../../common/clock/clock.js';
import { endedSince } from '../../common/ended-since.js';
import { IdempotencyKey } from '../../common/idempotency/idempotency-key.entity.js';
import { Attempt } from '../../common/rate-limit/attempt.entity.js';
import { Database } from '../../common/transaction/database.js';
import { OneTimeToken } from '../sessions/one-time-token.entity.js';
import { Session } from '../sessions/session.entity.js';
import { OpenRecord } from '../live/records/open-record.entity.js';
import { Mail } from '../mail/mail.entity.js';
import { Notification } from '../mail/notifications/notification.entity.js';
import { PushDevice } from '../notifications/push/push-device.entity.js';
import { PaymentAttempt } from '../payments/core/payment-attempt.entity.js';
import { PaymentMessage } from '../payments/results/payment-message.entity.js';
import { WeekException } from '../wash-requests/weekly/coming/week-exception.entity.js';
import type { Job, JobResult } from '../../common/jobs/job.js';
import { JobRun } from '../../common/jobs/job-run.entity.js';

/** The rows of one statement, so that it holds its locks and SQLite's one writer for milliseconds. */
const BATCH = 500;

const ofNoDevice = Raw((id) => `${id} NOT IN (SELECT session_id FROM push_devices)`);

/** Columns that hold a point in time. */
type TimeOf<Row> = { [Name in keyof Row]-?: Row[Name] extends string | null | undefined ? Name : never }[keyof Row] &
  string;

/**
 * Drops what nobody can use any more: expired keys, tries, tokens and sessions, devices that were signed out, records that are open no more, the slots of past jobs, past days of weekly
 * schedules, and what is said of payments that are not ours; and the text and address of mails and notifications that were sent or given up
 * long ago. What is over stays some days for whoever looks into something.
 */
@Injectable()
export class CleanUpJob implements Job {
  readonly name = 'clean-up';
  readonly schedule = { dailyAt: '03:30' } as const;

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async run(stop: AbortSignal): Promise<JobResult> {
    const now = this.clock.now();
    const before = (days: number): JstDateTime => at(addDays(dateOf(now), -days), '00:00');
    const past = endedSince(now);
    const drop = <Row extends ObjectLiteral>(
      table: EntityTarget<Row>,
      column: TimeOf<Row>,
      end: JstDateTime,
      where: FindOptionsWhere<Row> = {},
    ) => this.inBatches({ table, column, end, where, stop }, (rows) => this.database.manager.delete(table, rows));
    const dropped = [
      await drop(IdempotencyKey, 'expires_at', now),
      await drop(Attempt, 'window_ends_at', now),
      await drop(OneTimeToken, 'expires_at', past),
      // Before the sessions, whose end is what ends them.
      await this.dropSignedOutDevices(stop),
      // One of a device ends by its end alone: the device is told as long as it goes on.
      await drop(Session, 'expires_at', past, { id: ofNoDevice }),
      await drop(Session, 'ended_at', past),
      await drop(PaymentMessage, 'received_at', past, { payment_id: IsNull() }),
      await drop(PaymentAttempt, 'began_at', before(LIMITS.paymentAttemptDays)),
      await drop(JobRun, 'slot', past),
      await drop(OpenRecord, 'until', now),
      await drop(WeekException, 'week_date', past),
      await this.emptyMails(before(LIMITS.mailTextDays), stop),
      await this.emptyNotifications(before(LIMITS.mailTextDays), stop),
    ].reduce((sum, rows) => sum + rows, 0);
    return { found: dropped, done: dropped, failed: 0 };
  }

  private async dropSignedOutDevices(stop: AbortSignal): Promise<number> {
    const signedOut = `SELECT d.id FROM push_devices d LEFT JOIN sessions s ON s.id = d.session_id AND s.ended_at IS NULL
      WHERE s.id IS NULL ORDER BY d.id LIMIT ${BATCH}`;
    let done = 0;
    for (let isLast = false; !isLast && !stop.aborted;) {
      const rows = await this.database.query<{ id: number }>(signedOut);
      await this.database.manager.delete(PushDevice, { id: In(rows.map(({ id }) => id)) });
      done += rows.length;
      isLast = rows.length < BATCH;
    }
    return done;
  }

  /** Their rows stay: that an event was written of once is known by them. */
  private emptyMails(end: JstDateTime, stop: AbortSignal): Promise<number> {
    const old = { table: Mail, column: 'text_since', end, where: {}, stop } as const;
    return this.inBatches<Mail>(old, (rows) => this.database.manager.update(Mail, rows, { body: '', recipient: '' }));
  }

  private emptyNotifications(end: JstDateTime, stop: AbortSignal): Promise<number> {
    const old = { table: Notification, column: 'text_since', end, where: {}, stop } as const;
    return this.inBatches<Notification>(old, (rows) => this.database.manager.update(Notification, rows, { body: '' }));
  }

  /** Works the rows off whose time is before `end`, oldest first; answers how many there were. */
  private async inBatches<Row extends ObjectLiteral>(
    { table, column, end, where, stop }: Old<Row>,
    work: (rows: FindOptionsWhere<Row>) => Promise<{ affected?: number | null }>,
  ): Promise<number> {
    const until = (time: FindOperator<string>) => ({ ...where, [column]: time }) as FindOptionsWhere<Row>;
    let done = 0;
    for (let isLast = false; !isLast && !stop.aborted;) {
      const last = await this.database.manager
        .createQueryBuilder(table, 'old')
        .select(`old.${column}`, 'time')
        .where(until(LessThan(end)))
        .orderBy(`old.${column}`)
        .offset(BATCH - 1)
        .limit(1)
        .getRawOne<{ time: string }>();
      isLast = last === undefined;
      const { affected } = await work(until(last === undefined ? LessThan(end) : LessThanOrEqual(last.time)));
      done += affected ?? 0;
    }
    return done;
  }
}

interface Old<Row> {
  readonly table: EntityTarget<Row>;
  readonly column: TimeOf<Row>;
  readonly end: JstDateTime;
  readonly where: FindOptionsWhere<Row>;
  readonly stop: AbortSignal;
}
