import type { SuspendedType, UserStatus } from '@laundry/shared/constants/user-status';
import type { AccountPaymentMethod } from '@laundry/shared/constants/payment-methods';
import { chargedMonth } from '../../payments/core/charged-month.js';
import type { Payment } from '../../payments/core/payment.entity.js';
import type { StoppedInfo } from '../../users/suspensions/stopped-info.entity.js';
import type { User } from '../../users/user.entity.js';

export class StoppedUserView {
  status: UserStatus;
  payment_method_id: AccountPaymentMethod;
}

export class StoppedInfoView {
  /** 1 credit card, 2 other (handbook/accounts.md#customer-status). */
  type: SuspendedType;
  solved: boolean;
  updated_at: string;
}

export class UnpaidChargeView {
  /** `YYYY-MM` */
  month: string;
  /** Yen. */
  amount: number;
}

/** Why the customer is or was suspended, oldest first (handbook/accounts.md#customer-status). */
export class StoppedUserInfosView {
  user: StoppedUserView;
  stopped_infos: StoppedInfoView[];
  /** What a card that was declined has left owed, oldest first: the next card is charged with its sum. */
  unpaid_charges: UnpaidChargeView[];
}

export const stoppedUserInfosView = (
  user: User,
  infos: readonly StoppedInfo[],
  unpaid: readonly Payment[],
): StoppedUserInfosView => ({
  user: { status: user.status, payment_method_id: user.payment_method_id },
  stopped_infos: infos.map(({ type, solved, updated_at }) => ({ type, solved, updated_at })),
  unpaid_charges: unpaid.map((charge) => ({ month: chargedMonth(charge), amount: charge.amount })),
});
