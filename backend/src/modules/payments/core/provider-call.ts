import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock/clock.js';
import { Database } from '../../../common/transaction/database.js';
import { openTransaction } from '../../../common/transaction/transaction-context.js';
import { ProviderRefused } from '../ports/provider-report.js';
import { PaymentAttempt } from './payment-attempt.entity.js';

const ANSWER_LENGTH = 300;

/** Whoever has the address to which a customer is sent can pay there: it is kept encrypted, with the payment. */
const withoutUrl = (key: string, value: unknown): unknown => (key === 'url' ? undefined : value);

/** Calls a provider about a payment: the attempt is stored before the call leaves, and what came of it after. */
@Injectable()
export class ProviderCall {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async run<T>(paymentId: number, kind: 'start' | 'query', call: () => Promise<T>): Promise<T> {
    if (openTransaction() !== undefined) throw new Error('A provider is called outside any transaction.');
    const id = await this.begin(paymentId, kind);
    try {
      const answer = await call();
      await this.end(id, 'answered', JSON.stringify(answer, withoutUrl));
      return answer;
    } catch (error) {
      await this.end(id, error instanceof ProviderRefused ? 'answered' : 'unknown', String(error));
      throw error;
    }
  }

  private begin(payment_id: number, kind: string): Promise<number> {
    const row = { payment_id, kind, state: 'begun', answer: '', began_at: this.clock.now(), ended_at: null };
    return this.database.insert(PaymentAttempt, row);
  }

  private async end(id: number, state: string, answer: string): Promise<void> {
    const ended_at = this.clock.now();
    await this.database.manager.update(
      PaymentAttempt,
      { id },
      { state, answer: answer.slice(0, ANSWER_LENGTH), ended_at },
    );
  }
}
