import { Inject, Injectable } from '@nestjs/common';
import type { AttemptKind, AttemptState } from '@laundry/shared/constants/payment-attempts';
import { addMinutes } from '@laundry/shared/time/jst';
import { MoreThanOrEqual } from 'typeorm';
import { Clock } from '../../../common/clock/clock.js';
import { Database } from '../../../common/transaction/database.js';
import { openTransaction } from '../../../common/transaction/transaction-context.js';
import { ProviderRefused } from '../ports/provider-report.js';
import { PaymentAttempt } from './payment-attempt.entity.js';

const ANSWER_LENGTH = 300;
/** Longer than any time-out: a call that began before and has not ended is one of a process that died. */
const UNDER_WAY_MINUTES = 2;

/**
 * Whoever has the address to which a customer is sent can pay there, and by its key a card is charged: the one is stored
 * encrypted with the payment, the other with the account, until it is erased.
 */
const SECRETS: readonly string[] = ['url', 'cardMember'];
const withoutSecrets = (key: string, value: unknown): unknown => (SECRETS.includes(key) ? undefined : value);

/** Calls a provider about a payment: the attempt is stored before the call leaves, and what came of it after. */
@Injectable()
export class ProviderCall {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async run<T>(paymentId: number, kind: AttemptKind, call: () => Promise<T>): Promise<T> {
    if (openTransaction() !== undefined) throw new Error('A provider is called outside any transaction.');
    const id = await this.begin(paymentId, kind);
    try {
      const answer = await call();
      await this.end(id, 'answered', JSON.stringify(answer, withoutSecrets));
      return answer;
    } catch (error) {
      await this.end(id, error instanceof ProviderRefused ? 'answered' : 'unknown', String(error));
      throw error;
    }
  }

  /** Whether a payment is being ordered right now: its provider may not know it yet, and is not to get it twice. */
  isStarting(payment_id: number): Promise<boolean> {
    const began_at = MoreThanOrEqual(addMinutes(this.clock.now(), -UNDER_WAY_MINUTES));
    return this.database.manager.existsBy(PaymentAttempt, { payment_id, kind: 'start', state: 'begun', began_at });
  }

  private begin(payment_id: number, kind: AttemptKind): Promise<number> {
    const began_at = this.clock.now();
    return this.database.insert(PaymentAttempt, {
      payment_id,
      kind,
      state: 'begun',
      answer: '',
      began_at,
      ended_at: null,
    });
  }

  private async end(id: number, state: AttemptState, answer: string): Promise<void> {
    const ended_at = this.clock.now();
    await this.database.manager.update(
      PaymentAttempt,
      { id },
      { state, answer: answer.slice(0, ANSWER_LENGTH), ended_at },
    );
  }
}
