import { Inject, Injectable } from '@nestjs/common';
import { booksDifference, type BookedPayment } from '@laundry/shared/rules/payments/books-difference';
import { isOpenPayment } from '@laundry/shared/rules/payments/payment-state';
import { IsNull } from 'typeorm';
import { Clock } from '../../../common/clock/clock.js';
import { Database } from '../../../common/transaction/database.js';
import { AccountLocks } from '../../users/account-locks.js';
import { Payment } from '../core/payment.entity.js';
import { ProviderAnswers } from '../reconcile/provider-answers.js';
import type { Compared } from './compared.js';
import { PaymentDifference } from './payment-difference.entity.js';

/** Asks a provider about a payment that is over, and keeps how its books and ours differ. It moves no payment. */
@Injectable()
export class ComparePayment {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(ProviderAnswers) private readonly answers: ProviderAnswers,
  ) {}

  async execute(id: number): Promise<Compared> {
    const payment = await this.database.manager.findOneByOrFail(Payment, { id });
    if (!this.mayCompare(payment)) return 'not_asked';
    const theirs = await this.answers.booked(payment);
    return theirs === null ? 'silent' : this.database.inTransaction(() => this.keep(payment, theirs));
  }

  /** What is open is asked about as it is; where asking is ordering, nothing can be asked any more. */
  mayCompare(payment: Payment): boolean {
    return !isOpenPayment(payment.state) && this.answers.mayAsk(payment);
  }

  /** Every writer of a payment's state holds the account's row: it is compared as it stands now, by one at a time. */
  private async keep({ id, user_id }: Payment, theirs: BookedPayment): Promise<Compared> {
    await this.accounts.lock(user_id);
    const { manager } = this.database;
    const payment = await manager.findOneByOrFail(Payment, { id });
    const kind = booksDifference(payment, theirs);
    const asked_at = this.clock.now();
    if (kind === null) {
      await manager.update(
        PaymentDifference,
        { payment_id: id, closed_at: IsNull() },
        { asked_at, closed_at: asked_at },
      );
      return 'agreed';
    }
    const seen = {
      kind,
      our_state: payment.state,
      our_amount: payment.amount,
      their_outcome: theirs.outcome,
      their_amount: theirs.amount,
      asked_at,
    };
    const known = await manager.findOneBy(PaymentDifference, { payment_id: id });
    const again = known?.closed_at === null ? seen : { ...seen, found_at: asked_at, closed_at: null };
    if (known !== null) await manager.update(PaymentDifference, { id: known.id }, again);
    else
      await this.database.insert(PaymentDifference, { payment_id: id, ...seen, found_at: asked_at, closed_at: null });
    return 'differing';
  }
}
