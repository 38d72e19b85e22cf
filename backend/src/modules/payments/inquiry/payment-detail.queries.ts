import { Inject, Injectable } from '@nestjs/common';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { User } from '../../users/user.entity.js';
import { Payment } from '../core/payment.entity.js';
import { ProviderAnswers } from '../reconcile/provider-answers.js';
import { PaymentMessage } from '../results/payment-message.entity.js';
import { PaymentAttemptQueries } from './payment-attempt.queries.js';
import type { StoredMessageView, PaymentDetailView } from './payment-detail.view.js';

const ROWS = 100;

/** One payment with the whole of its talk with the provider. */
@Injectable()
export class PaymentDetailQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(PaymentAttemptQueries) private readonly attempts: PaymentAttemptQueries,
    @Inject(ProviderAnswers) private readonly answers: ProviderAnswers,
  ) {}

  /** Throws {@link NotFound}. */
  async one(id: number): Promise<PaymentDetailView> {
    const { manager } = this.database;
    const payment = await manager.findOneBy(Payment, { id });
    if (payment === null) throw new NotFound();
    const { name1, name2, company_name } = await manager.findOneByOrFail(User, { id: payment.user_id });
    const { no, channel, page_id, amount, state, provider_ref, refund_needed, user_id } = payment;
    const { created_at, expires_at, next_ask_at, settled_at } = payment;
    return {
      id,
      no,
      channel,
      page_id,
      amount,
      state,
      provider_ref,
      refund_needed,
      created_at,
      expires_at,
      next_ask_at,
      settled_at,
      user_id,
      name1,
      name2,
      company_name,
      may_ask: settled_at === null && this.answers.mayAsk(payment),
      attempts: await this.attempts.ofPayment(id),
      messages: await this.messages(id),
    };
  }

  private async messages(payment_id: number): Promise<StoredMessageView[]> {
    const kept = await this.database.manager.find(PaymentMessage, {
      where: { payment_id },
      order: { received_at: 'DESC', id: 'DESC' },
      take: ROWS,
    });
    return kept.map(({ id, received_at, source, outcome, amount, verdict, reason, times }) => ({
      id,
      received_at,
      source,
      outcome,
      amount,
      verdict,
      reason,
      times,
    }));
  }
}
