import type { Progress } from '@laundry/shared/constants/progress';
import type { SizeKey } from '@laundry/shared/constants/sizes';
import type { JstDateTime } from '@laundry/shared/time/jst';

/** A row of the request list (spec 2 §3, decisions 11 "Request rows"). Wash staff get no address. */
export interface RequestRow {
  readonly id: number;
  readonly user_id: number;
  readonly name1: string;
  readonly name2: string;
  readonly company_name?: string | null;
  readonly staff_id: number | null;
  readonly staff_name1: string | null;
  readonly staff_name2: string | null;
  readonly plan_id: string;
  readonly user_plan_option: number;
  readonly pickup_delivery_type: number;
  readonly sched_dt: JstDateTime;
  readonly sched_pickup_dt: JstDateTime | null;
  readonly sched_delivery_dt: JstDateTime | null;
  readonly result_pickup_dt: JstDateTime | null;
  readonly result_wash_dt: JstDateTime | null;
  readonly result_fold_dt: JstDateTime | null;
  readonly result_delivery_dt: JstDateTime | null;
  readonly count: number;
  readonly size: SizeKey;
  readonly status: Progress;
  readonly display_status: string;
  readonly fold_cost: number;
  readonly wash_type_setting: number | null;
  readonly fold_type_setting: number | null;
  readonly has_oil_treatment: number | null;
  readonly laundry_type: number | null;
  readonly stop_start_dt: JstDateTime | null;
  readonly is_tentative: boolean;
  readonly is_bag_delivery?: boolean;
  readonly is_onetime: boolean;
  readonly is_direct_delivery: boolean;
  readonly is_stopped_user: boolean;
  readonly absence_status: number;
  readonly request_type: string;
  readonly bikou: string | null;
  readonly send_addr_detail1?: string | null;
  readonly send_addr_detail2?: string | null;
  readonly send_addr_detail3?: string | null;
  readonly venue_provider_name: string | null;
}

export interface RequestHistoryEntry {
  readonly id: number;
  readonly search_timestamp: JstDateTime;
  readonly operation_type: number;
  readonly operation_user: string | null;
  readonly bikou: string | null;
}

/** The detail (contract, `GET /admin/washRequest/{id}`). Wash staff get no address, company or contact. */
export interface RequestDetail extends RequestRow {
  readonly created_at: JstDateTime;
  readonly is_saturday_available?: boolean | number;
  readonly delivery_box_pw: string | null;
  readonly management_notes: string | null;
  readonly source_venue_code: string | null;
  readonly venue_name: string | null;
  readonly send_addr_zipcode?: string | null;
  readonly send_addr_name?: string | null;
  readonly phone_number?: string | null;
  readonly email?: string | null;
  readonly staff_list: readonly {
    readonly id: number;
    readonly name1: string;
    readonly name2: string;
    readonly count: number;
  }[];
  readonly absence_mail_histories: readonly { readonly type: number; readonly created_at: JstDateTime }[];
  readonly history: readonly RequestHistoryEntry[];
}

/** A member of staff for choices (`GET /admin/users/myOfficeStaffs`). */
export interface StaffChoice {
  readonly id: number;
  readonly name1: string;
  readonly name2: string;
  readonly role?: number;
  readonly role_type: number | null;
}
