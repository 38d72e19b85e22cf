import { PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { USER_STATUS, type UserStatus } from '@laundry/shared/constants/user-status';
import { users } from '../../../i18n/users';
import type { ConsoleUser } from '../../../providers/api/api-types';

const { card, withdraw } = users.status;

const isCardWord = (status: number): status is keyof typeof card => Object.hasOwn(card, status);

/** What is asked, and what it says besides. */
export type StatusQuestion =
  { readonly kind: 'approval' | 'change'; readonly lines: readonly string[] } | { readonly kind: 'rejection' };

/**
 * What has to be agreed to before a status is set; null when nothing. A decision on a company is mailed; a withdrawal cannot
 * be undone; a suspension leaves things behind.
 */
export function statusQuestion(
  user: Pick<ConsoleUser, 'latest_payment_method_id' | 'approval'>,
  to: UserStatus,
): StatusQuestion | null {
  if (to === USER_STATUS.rejected) return { kind: 'rejection' };
  const lines = [
    ...(user.latest_payment_method_id === PAYMENT_METHOD.creditCard && isCardWord(to) ? [card[to]] : []),
    ...(to === USER_STATUS.withdrawn ? [withdraw] : []),
  ];
  if (to === USER_STATUS.active && user.approval !== null) return { kind: 'approval', lines };
  return lines.length > 0 || to === USER_STATUS.suspended ? { kind: 'change', lines } : null;
}
