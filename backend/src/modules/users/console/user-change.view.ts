import type { Role, RoleType } from '@laundry/shared/constants/roles';
import type { UserStatus } from '@laundry/shared/constants/user-status';
import type { Approval } from '@laundry/shared/rules/accounts/approval';

/** What a change of status changed. */
export class StatusChangeView {
  status: UserStatus;
  stop_start_dt: string | null;
  rejection_reason: string | null;
  available_request_count: number;
  approval: Approval | null;
}

export class RoleView {
  role: Role;
  role_type: RoleType | null;
}

export class BalanceView {
  available_request_count: number;
}

/** The field that was changed. */
export class CustomerFieldView {
  management_notes?: string;
  is_saturday_available?: number;
  wash_weight?: number;
  weight?: number;
  wash_type_setting?: number;
  fold_type_setting?: number;
  has_oil_treatment?: number | null;
  laundry_type?: number;
  receipt?: number;
  version?: number;
}
