import { Inject, Injectable } from '@nestjs/common';
import type { PageId } from '@laundry/shared/constants/pages';
import { PAYMENT_STATUS, type AccountPaymentMethod } from '@laundry/shared/constants/payment-methods';
import { addMonths, endOfMonth, type JstDateTime } from '@laundry/shared/time/jst';
import { Clock } from '../../../common/clock/clock.js';
import { Database } from '../../../common/transaction/database.js';
import { FIRST_VERSION } from '../../versions/versioned.entity.js';
import { ManualPayment } from './manual-payment.entity.js';

export interface ManualPaymentOrder {
  readonly userId: number;
  /** Yen. */
  readonly price: number;
  /** Washes bought with it. */
  readonly count?: number;
  readonly pageId: PageId;
  readonly paymentMethodId: AccountPaymentMethod;
  /** `YYYY-MM` that is billed: the account's month, where it is not another's. */
  readonly month: string;
  readonly bikou?: string;
  /** Names what is billed once only. */
  readonly onceKey?: string;
  /** The payment whose money goes back. */
  readonly refundOf?: number;
  /** The payment of which nobody knows whether it was made. */
  readonly unconfirmed?: number;
}

/** Money that people settle by hand. The only writer of new rows; call it inside the transaction of the operation. */
@Injectable()
export class ManualPayments {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Adds a pending row, due at the end of the next month, and answers its id; null when its key was billed before. */
  async add(order: ManualPaymentOrder): Promise<number | null> {
    const { onceKey } = order;
    if (onceKey !== undefined && (await this.database.manager.existsBy(ManualPayment, { once_key: onceKey }))) {
      return null;
    }
    return this.database.insert(ManualPayment, rowOf(order, this.clock.now()));
  }

  /** Adds several rows in one statement; their keys were never billed before. */
  async addAll(orders: readonly ManualPaymentOrder[]): Promise<void> {
    const now = this.clock.now();
    await this.database.insertAll(
      ManualPayment,
      orders.map((order) => rowOf(order, now)),
    );
  }
}

function rowOf(order: ManualPaymentOrder, now: JstDateTime): Omit<ManualPayment, 'id'> {
  return {
    ...FIRST_VERSION,
    user_id: order.userId,
    price: order.price,
    count: order.count ?? 0,
    month: order.month,
    page_id: order.pageId,
    payment_method_id: order.paymentMethodId,
    status_id: PAYMENT_STATUS.pending,
    due_date: endOfMonth(addMonths(`${order.month}-01`, 1)),
    bikou: order.bikou ?? '',
    update_user_id: 0,
    payment_id: order.refundOf ?? order.unconfirmed ?? null,
    is_refund: order.refundOf !== undefined,
    once_key: order.onceKey ?? null,
    created_at: now,
    updated_at: now,
  };
}
