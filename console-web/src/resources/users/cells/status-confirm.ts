import { PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { USER_STATUS, type UserStatus } from '@laundry/shared/constants/user-status';
import { users } from '../../../i18n/users';
import type { ConsoleUser } from '../../../providers/api/api-types';

const { card, withdraw } = users.status;

const isCardWord = (status: number): status is keyof typeof card => Object.hasOwn(card, status);

/** What has to be agreed to before a status is set; null when nothing. A withdrawal cannot be undone; a suspension leaves things behind. */
export function statusQuestion(
  user: Pick<ConsoleUser, 'latest_payment_method_id'>,
  to: UserStatus,
): readonly string[] | null {
  const lines = [
    ...(user.latest_payment_method_id === PAYMENT_METHOD.creditCard && isCardWord(to) ? [card[to]] : []),
    ...(to === USER_STATUS.withdrawn ? [withdraw] : []),
  ];
  return lines.length > 0 || to === USER_STATUS.suspended ? lines : null;
}
