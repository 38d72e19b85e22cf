/** What a change of status changed. */
export class StatusChangeView {
  status: number;
  stop_start_dt: string | null;
  available_request_count: number;
}

export class RoleView {
  role: number;
  role_type: number | null;
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
}
