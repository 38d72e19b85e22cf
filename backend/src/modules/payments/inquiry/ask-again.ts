import { Inject, Injectable } from '@nestjs/common';
import { Conflict } from '../../../common/errors/conflict.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { Payment } from '../core/payment.entity.js';
import { AskProvider } from '../reconcile/ask-provider.js';
import { PollPayment } from '../reconcile/poll-payment.js';
import { ProviderAnswers } from '../reconcile/provider-answers.js';

/** Asks a provider at once what became of a payment, also one that it is asked about no more by itself. */
@Injectable()
export class AskAgain {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(ProviderAnswers) private readonly answers: ProviderAnswers,
    @Inject(PollPayment) private readonly poll: PollPayment,
    @Inject(AskProvider) private readonly provider: AskProvider,
  ) {}

  /** Throws {@link NotFound}, and {@link Conflict} for one that cannot be asked about, or is asked about just now. */
  async execute(id: number): Promise<void> {
    const payment = await this.database.manager.findOneBy(Payment, { id });
    if (payment === null) throw new NotFound();
    if (payment.settled_at !== null || !this.answers.mayAsk(payment)) throw new Conflict();
    await this.poll.wake(id);
    if (!(await this.provider.execute(id))) throw new Conflict();
  }
}
