import { Inject, Injectable } from '@nestjs/common';
import { PAYMENT_CHANNEL, type PaymentChannel } from '@laundry/shared/constants/payment-states';
import { OPEN_PAYMENT_STATES } from '@laundry/shared/rules/payments/payment-state';
import { addDays, daySpan, eachDay, type JstDate, type JstDateTime } from '@laundry/shared/time/jst';
import { Clock } from '../../../common/clock/clock.js';
import type { LeftRow } from '../../../common/jobs/sweep.js';
import { Database } from '../../../common/transaction/database.js';
import type { Tally } from './compared.js';
import { PaymentComparison } from './payment-comparison.entity.js';

/** Of more days than that without a comparison the first are left out. */
const DAYS_AFTER = 7;

const OPEN = OPEN_PAYMENT_STATES.map((state) => `'${state}'`).join();

/** Which days and payments are to be held against the providers' books, and which days were. */
@Injectable()
export class Comparisons {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Yesterday, and before it the days that were left out or not answered in full; yesterday once more where none was. */
  async days(): Promise<readonly JstDate[]> {
    const yesterday = addDays(this.clock.today(), -1);
    const since = addDays(yesterday, 1 - DAYS_AFTER);
    const [row] = await this.database.query<{ latest: JstDate | null }>(
      'SELECT MAX(date) AS latest FROM payment_comparisons',
    );
    const silent = await this.database.query<{ date: JstDate }>(
      'SELECT date FROM payment_comparisons WHERE date >= ? AND silent > 0',
      [since],
    );
    const latest = row?.latest ?? addDays(yesterday, -1);
    const again = new Set(silent.map(({ date }) => date));
    const behind = eachDay(since, yesterday).filter((day) => day > latest || again.has(day));
    return behind.length > 0 ? behind : [yesterday];
  }

  /** What ended on a day, by the way of payment. */
  async ended(day: JstDate): Promise<ReadonlyMap<PaymentChannel, readonly LeftRow[]>> {
    const { from, to } = daySpan(day);
    const sql = `SELECT id, request_id, channel FROM payments
      WHERE updated_at BETWEEN ? AND ? AND state NOT IN (${OPEN}) ORDER BY id`;
    return byChannel(await this.database.query(sql, [from, to]));
  }

  /** Where the books differed, and nobody has asked since. */
  async differing(before: JstDateTime): Promise<ReadonlyMap<PaymentChannel, readonly LeftRow[]>> {
    const sql = `SELECT p.id, p.request_id, p.channel FROM payment_differences d JOIN payments p ON p.id = d.payment_id
      WHERE d.closed_at IS NULL AND d.asked_at < ? ORDER BY p.id`;
    return byChannel(await this.database.query(sql, [before]));
  }

  /** Keeps what came of a day; of one that is compared again, what came of it last. */
  keep(date: JstDate, tally: Tally): Promise<void> {
    return this.database.inTransaction(async () => {
      const values = { ...tally, compared_at: this.clock.now() };
      await this.database.manager.delete(PaymentComparison, { date });
      await this.database.manager.insert(PaymentComparison, { date, ...values });
    });
  }
}

const byChannel = (
  rows: readonly (LeftRow & { readonly channel: PaymentChannel })[],
): ReadonlyMap<PaymentChannel, readonly LeftRow[]> =>
  new Map(Object.values(PAYMENT_CHANNEL).map((channel) => [channel, rows.filter((row) => row.channel === channel)]));
