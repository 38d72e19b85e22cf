import { Inject, Injectable } from '@nestjs/common';
import { Conflict } from '../../../common/errors/conflict.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { Payment } from '../core/payment.entity.js';
import { AskAgain } from '../inquiry/ask-again.js';
import { ComparePayment } from './compare-payment.js';
import type { Compared } from './compared.js';

/** An operator has a payment compared once more; money that came after it was given up is settled first, as ever. */
@Injectable()
export class CompareNow {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AskAgain) private readonly askAgain: AskAgain,
    @Inject(ComparePayment) private readonly compare: ComparePayment,
  ) {}

  /** Throws {@link NotFound}, and {@link Conflict} for one that is open or cannot be asked about. */
  async execute(id: number): Promise<Compared> {
    const payment = await this.database.manager.findOneBy(Payment, { id });
    if (payment === null) throw new NotFound();
    if (!this.compare.mayCompare(payment)) throw new Conflict();
    if (payment.settled_at === null) await this.askAgain.execute(id);
    return this.compare.execute(id);
  }
}
