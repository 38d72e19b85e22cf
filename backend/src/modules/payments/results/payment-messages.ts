import { Inject, Injectable } from '@nestjs/common';
import type { PaymentChannel } from '@laundry/shared/constants/payment-states';
import { Clock } from '../../../common/clock/clock.js';
import { hashToken } from '../../../common/crypto/secret-token.js';
import { LOG, type Log } from '../../../common/http/log/log.js';
import { isUniqueViolation } from '../../../common/transaction/database-errors.js';
import { Database } from '../../../common/transaction/database.js';
import type { ReceivedReport } from './received-report.js';
import { PaymentMessage, type VerdictOnReport } from './payment-message.entity.js';

export interface Verdict {
  readonly verdict: VerdictOnReport;
  readonly reason: string;
}

const NO_LENGTH = 64;

/** Keeps every report with what was made of it; the same one again only counts. */
@Injectable()
export class PaymentMessages {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Whether this event was applied before. */
  wasApplied(report: ReceivedReport): Promise<boolean> {
    const event_key = eventKey(report, 'applied', '', this.clock.today());
    return this.database.manager.existsBy(PaymentMessage, { channel: report.channel, event_key });
  }

  async keep(
    report: ReceivedReport,
    paymentId: number | null,
    verdict: VerdictOnReport,
    reason = '',
  ): Promise<Verdict> {
    const day = this.clock.today();
    const event_key = paymentId === null ? strangerKey(report.no, day) : eventKey(report, verdict, reason, day);
    if (!(await this.count(report.channel, event_key)))
      await this.insert(report, paymentId, event_key, verdict, reason);
    if (verdict === 'refused')
      this.log.warn({ payment: paymentId, channel: report.channel, reason }, 'a payment message was refused');
    return { verdict, reason };
  }

  private async count(channel: PaymentChannel, event_key: string): Promise<boolean> {
    const { affected } = await this.database.manager
      .createQueryBuilder()
      .update(PaymentMessage)
      .set({ times: () => 'times + 1' })
      .where('channel = :channel AND event_key = :event_key', { channel, event_key })
      .execute();
    return affected === 1;
  }

  private async insert(
    { channel, no, outcome, amount, source }: ReceivedReport,
    payment_id: number | null,
    event_key: string,
    verdict: VerdictOnReport,
    reason: string,
  ): Promise<void> {
    const received_at = this.clock.now();
    const said = { channel, no: no.slice(0, NO_LENGTH), outcome, amount, source };
    const row = { ...said, payment_id, event_key, verdict, reason, times: 1, received_at };
    try {
      await this.database.manager.insert(PaymentMessage, row);
    } catch (error) {
      // Of a number that is not ours several may come at once: nothing holds a row for them.
      if (!isUniqueViolation(error)) throw error;
      await this.count(channel, event_key);
    }
  }
}

/** Anybody can make up numbers: a day keeps 256 of them at most, and counts the others. */
const strangerKey = (no: string, day: string): string => hashToken(`stranger ${day} ${hashToken(no).slice(0, 2)}`);

/** A notification says that it is paid, and the provider, asked, does not. */
export const NOT_CONFIRMED = 'not_confirmed';

/** Reasons that anybody can cause who knows a number, or its form: what is said then is theirs to make up without end. */
const FORGED: readonly string[] = ['wrong_secret', 'other_channel', NOT_CONFIRMED];

/**
 * A repetition has the event's own key; what is refused has another, so that a forger cannot take an event's place, and
 * what forgers say of a number has one a day.
 */
function eventKey(
  { no, outcome, ref, amount }: ReceivedReport,
  verdict: VerdictOnReport,
  reason: string,
  day: string,
): string {
  if (FORGED.includes(reason)) return hashToken(`forged ${day} ${reason}\n${no}`);
  const event = `${no}\n${outcome}\n${ref ?? ''}`;
  if (verdict === 'refused') return hashToken(`refused ${reason}\n${event}\n${amount ?? ''}`);
  return hashToken(reason === '' ? event : `${reason}\n${event}`);
}
