import type { StoppedInfo } from './stopped-info.entity.js';
import type { User } from '../user.entity.js';

export class StoppedUserView {
  status: number;
  payment_method_id: number;
}

export class StoppedInfoView {
  /** 1 credit card, 2 other (handbook/accounts.md#customer-status). */
  type: number;
  solved: boolean;
  updated_at: string;
}

/** Why the customer is or was stopped, oldest first (handbook/accounts.md#customer-status). */
export class StoppedUserInfosView {
  user: StoppedUserView;
  stopped_infos: StoppedInfoView[];
}

export const stoppedUserInfosView = (user: User, infos: readonly StoppedInfo[]): StoppedUserInfosView => ({
  user: { status: user.status, payment_method_id: user.payment_method_id },
  stopped_infos: infos.map(({ type, solved, updated_at }) => ({ type, solved, updated_at })),
});
