import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../common/transaction/database.js';
import type {
  PaymentComparisonView,
  PaymentDifferencesView,
  PaymentDifferenceView,
} from './payment-difference.view.js';

const ROWS = 200;
const DAYS = 7;

/** Where our books and the providers' differ. */
@Injectable()
export class PaymentDifferenceQueries {
  constructor(@Inject(Database) private readonly database: Database) {}

  async view(): Promise<PaymentDifferencesView> {
    const differences = await this.database.query<PaymentDifferenceView>(
      `SELECT d.payment_id, p.channel, d.kind, d.our_state, d.our_amount, d.their_outcome, d.their_amount, d.found_at,
              d.asked_at, p.user_id, u.name1, u.name2, u.company_name
         FROM payment_differences d JOIN payments p ON p.id = d.payment_id JOIN users u ON u.id = p.user_id
        WHERE d.closed_at IS NULL ORDER BY d.found_at, d.payment_id LIMIT ${ROWS}`,
    );
    const comparisons = await this.database.query<PaymentComparisonView>(
      `SELECT date, compared_at, agreed, differing, silent, not_asked FROM payment_comparisons
        ORDER BY date DESC LIMIT ${DAYS}`,
    );
    return { differences, comparisons };
  }

  async count(): Promise<number> {
    const [row] = await this.database.query<{ count: number | string }>(
      'SELECT COUNT(*) AS count FROM payment_differences WHERE closed_at IS NULL',
    );
    return Number(row?.count);
  }
}
