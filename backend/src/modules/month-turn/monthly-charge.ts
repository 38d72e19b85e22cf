import type { AccountPaymentMethod } from '@laundry/shared/constants/payment-methods';

/** What a customer owes for a month. */
export interface MonthlyDue {
  readonly userId: number;
  /** `YYYY-MM` */
  readonly month: string;
  /** Yen. */
  readonly amount: number;
  readonly paymentMethodId: AccountPaymentMethod;
}

/** Names the charge of a customer's month, which is made once. */
export const chargeKey = ({ userId, month }: Pick<MonthlyDue, 'userId' | 'month'>): string =>
  `charge:${userId}:${month}`;

/** How a month is charged. */
export abstract class MonthlyCharge {
  /** In the turn's transaction, with the customers' rows held: writes what is owed. Nothing leaves. */
  abstract write(dues: readonly MonthlyDue[]): Promise<void>;
  /** After it: hands over what was written, by this run or by one that died. */
  abstract send(stop: AbortSignal): Promise<void>;
}
