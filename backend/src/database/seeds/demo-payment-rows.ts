import { createHash } from 'node:crypto';
import type { PageId } from '@laundry/shared/constants/pages';
import { PAYMENT_STATUS } from '@laundry/shared/constants/payment-methods';
import { PAYMENT_CHANNEL, PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import { endsWithoutMoney, isOpenPayment } from '@laundry/shared/rules/payments/payment-state';
import { addMinutes, addMonths, endOfMonth, monthOf, type JstDateTime } from '@laundry/shared/time/jst';
import type { Payment } from '../../modules/payments/core/payment.entity.js';
import { FIRST_VERSION } from '../../modules/versions/versioned.entity.js';
import type { ManualPayment } from '../../modules/payments/manual/manual-payment.entity.js';
import type { User } from '../../modules/users/user.entity.js';

interface Due {
  readonly user: User;
  readonly page_id: PageId;
  readonly amount: number;
  readonly created_at: JstDateTime;
}

export type PaymentMore = Partial<Omit<Payment, 'purpose'>> & {
  readonly purpose?: object;
  /** After how many minutes it ended. */
  readonly minutes?: number;
};

export type ManualMore = Pick<ManualPayment, 'price' | 'page_id' | 'created_at'> &
  Partial<ManualPayment> & { readonly paidAt?: JstDateTime };

/** A payment by card, settled, unless told otherwise. */
export function paymentRow(
  id: number,
  { user, page_id, amount, created_at }: Due,
  { purpose = {}, minutes = 1, ...more }: PaymentMore,
): Payment {
  const state = more.state ?? PAYMENT_STATE.settled;
  const isOpen = isOpenPayment(state);
  const ended = addMinutes(created_at, minutes);
  return {
    id,
    no: digest(`demo payment ${id}`).slice(0, 32),
    user_id: user.id,
    page_id,
    channel: PAYMENT_CHANNEL.card,
    is_recurring: false,
    keeps_card: false,
    amount,
    state,
    purpose: JSON.stringify(purpose),
    provider_ref: isOpen ? null : `demo-${id}`,
    secret_hash: digest(`demo secret ${id}`),
    return_path: '',
    checkout_redirect_url: null,
    expires_at: null,
    // No provider knows of it: none is asked.
    next_ask_at: null,
    settled_at: state === PAYMENT_STATE.settled ? ended : null,
    released_at: endsWithoutMoney(state) ? ended : null,
    refund_needed: false,
    paid_by_id: null,
    superseded_at: null,
    once_key: null,
    created_at,
    updated_at: isOpen ? created_at : ended,
    request_id: null,
    ...more,
  };
}

/** Money that people move by hand: pending, unless it is said when it was paid. */
export function manualRow(id: number, user: User, { paidAt, ...more }: ManualMore, operatorId: number): ManualPayment {
  const month = more.month ?? monthOf(more.created_at);
  return {
    ...FIRST_VERSION,
    id,
    user_id: user.id,
    count: 0,
    month,
    payment_method_id: user.payment_method_id,
    status_id: paidAt === undefined ? PAYMENT_STATUS.pending : PAYMENT_STATUS.done,
    due_date: endOfMonth(addMonths(`${month}-01`, 1)),
    bikou: '',
    update_user_id: paidAt === undefined ? 0 : operatorId,
    payment_id: null,
    is_refund: false,
    once_key: null,
    updated_at: paidAt ?? more.created_at,
    ...more,
  };
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
