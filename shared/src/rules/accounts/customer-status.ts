import { PAYMENT_METHOD } from '../../constants/payment-methods.js';
import { REASON, type StatusReason } from '../../constants/reasons.js';
import { USER_STATUS, type UserStatus } from '../../constants/user-status.js';
import type { JstDateTime } from '../../time/jst.js';
import { type Leaver, hasLeft } from '../has-left.js';
import { type Suspension, isSuspendedForCard } from './suspended-for-card.js';

/** Where an operator may take a customer from each status (handbook/accounts.md#customer-status). */
const STATUS_CHANGES: Readonly<Record<UserStatus, readonly UserStatus[]>> = {
  [USER_STATUS.provisional]: [USER_STATUS.active, USER_STATUS.underReview],
  [USER_STATUS.active]: [USER_STATUS.suspended, USER_STATUS.withdrawn],
  [USER_STATUS.suspended]: [USER_STATUS.active, USER_STATUS.withdrawn],
  [USER_STATUS.underReview]: [USER_STATUS.active, USER_STATUS.rejected],
  [USER_STATUS.rejected]: [USER_STATUS.active, USER_STATUS.suspended, USER_STATUS.withdrawn],
  [USER_STATUS.withdrawn]: [],
};

/** Only customers who pay by invoice are reviewed. */
const REVIEW_STATUSES: readonly UserStatus[] = [USER_STATUS.underReview, USER_STATUS.rejected];

export type StatusRefusal =
  'status_already_withdrawn' | 'status_unchanged' | 'status_billing_error' | 'status_not_allowed';

export interface StatusChange {
  readonly from: UserStatus;
  readonly to: number;
  readonly paymentMethodId: number | null;
  readonly latestPaymentMethodId: number | null;
  /** An unsolved stopped_infos row for a card ({@link isSuspendedForCard}). */
  readonly hasBillingError: boolean;
}

/** The choices of the status select: the current one, then where an operator may go. */
export function statusChoices(user: { status: UserStatus; payment_method_id: number | null }): readonly UserStatus[] {
  return [user.status, ...STATUS_CHANGES[user.status].filter((to) => isOpenTo(to, user.payment_method_id))];
}

/** Whether an operator may set a status; refusals are 422 on `status`, with the quoted messages (handbook/accounts.md#customer-status). */
export function decideStatusChange(
  change: StatusChange,
): { ok: true; to: UserStatus } | { ok: false; code: StatusRefusal } {
  const { from, to } = change;
  if (from === USER_STATUS.withdrawn) return { ok: false, code: 'status_already_withdrawn' };
  if (from === to) return { ok: false, code: 'status_unchanged' };
  const billed = change.latestPaymentMethodId === PAYMENT_METHOD.creditCard && change.hasBillingError;
  if (to === USER_STATUS.active && billed) return { ok: false, code: 'status_billing_error' };
  const target = STATUS_CHANGES[from].find((status) => status === to);
  if (target === undefined || !isOpenTo(target, change.paymentMethodId))
    return { ok: false, code: 'status_not_allowed' };
  return { ok: true, to: target };
}

/** Why a customer's status refuses requests; null for an active one (handbook/accounts.md#customer-status). */
export function statusReason(user: Leaver, now: JstDateTime, stoppedInfos: readonly Suspension[]): StatusReason | null {
  if (hasLeft(user, now)) return REASON.statusWithdrawn;
  if (user.status === USER_STATUS.active) return null;
  if (user.status !== USER_STATUS.suspended) return REASON.statusDisabled;
  return isSuspendedForCard(stoppedInfos) ? REASON.statusStoppedCredit : REASON.statusStoppedOther;
}

function isOpenTo(status: UserStatus, paymentMethodId: number | null): boolean {
  return !REVIEW_STATUSES.includes(status) || paymentMethodId === PAYMENT_METHOD.invoice;
}
