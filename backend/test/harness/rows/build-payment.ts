import { randomBytes } from 'node:crypto';
import { Payment } from '../../../src/modules/payments/core/payment.entity.js';
import type { User } from '../../../src/modules/users/user.entity.js';
import type { RunningApp } from '../servers/start-app.js';

/** A month's charge to a card, settled at a moment. */
export async function buildPayment(
  app: RunningApp,
  user: Pick<User, 'id'>,
  amount: number,
  settled_at: string,
  overrides: Partial<Payment> = {},
): Promise<{ readonly id: number; readonly no: string }> {
  const no = randomBytes(16).toString('hex');
  const { identifiers } = await app.database.manager.insert(Payment, {
    no,
    user_id: user.id,
    page_id: 6,
    channel: 'card',
    is_recurring: true,
    keeps_card: false,
    amount,
    state: 'settled',
    purpose: '{}',
    provider_ref: null,
    secret_hash: '',
    return_path: '',
    checkout_redirect_url: null,
    expires_at: null,
    next_ask_at: null,
    settled_at,
    released_at: null,
    refund_needed: false,
    once_key: null,
    created_at: settled_at,
    updated_at: settled_at,
    ...overrides,
  });
  return { id: Number(identifiers[0]?.['id']), no };
}
