import { PAGE, type PageId } from '@laundry/shared/constants/pages';
import { ManualPayments, type ManualPaymentOrder } from '../../../src/modules/payments/manual/manual-payments.js';
import type { User } from '../../../src/modules/users/user.entity.js';
import { decide, numberOf } from '../calls/sandbox.js';
import type { Caller, RunningApp } from '../servers/start-app.js';

export const COMPANY = {
  is_company: true,
  company_name: '株式会社山田',
  payment_method_id: 2,
  latest_payment_method_id: 2,
} as const;

/** Three washes of plan t8_2 by card, and the number of their payment. */
export async function beginPurchase(caller: Caller): Promise<string> {
  const wish = { count: 3, price: 5_460, price_per_count: 1_820, payment_method: 1 };
  const { body } = await caller.post('/users/me/washRequestCount').send(wish).expect(201);
  return numberOf(body.payment);
}

export async function purchase(app: RunningApp, caller: Caller): Promise<void> {
  await decide(app, await beginPurchase(caller), 'approve');
}

/** A bill of October, sent by invoice. */
export async function billed(
  app: RunningApp,
  { id: userId }: Pick<User, 'id'>,
  price: number,
  changes: Partial<ManualPaymentOrder> = {},
): Promise<number> {
  const order = { userId, price, month: '2026-10', pageId: PAGE.monthlyCharge as PageId, paymentMethodId: 2 as const };
  const bills = app.app.get(ManualPayments, { strict: false });
  const id = await app.database.inTransaction(() => bills.add({ ...order, ...changes }));
  if (id === null) throw new Error('it was billed before');
  return id;
}
