import type { AccountPickupMethod } from '../../constants/pickup-methods.js';
import type { Lang } from '../../constants/langs.js';
import type { PlanOption } from '../../constants/plan-parts.js';
import type { ReportedAct } from '../../constants/reported-acts.js';
import type { AbsenceStatus } from '../../constants/progress.js';
import type { UserStatus } from '../../constants/user-status.js';
import type { JstDateTime } from '../../time/jst.js';

/** One field of a customer, as operators set it. */
export interface CustomerFields {
  readonly is_saturday_available: number;
  readonly wash_weight: number;
  readonly weight: number;
  readonly wash_type_setting: number;
  readonly fold_type_setting: number;
  readonly has_oil_treatment: number;
  readonly laundry_type: number;
  readonly receipt: number;
  readonly discount_price_for_add: number;
}

/** The terms of a customer's plan. */
export interface PlanTerms {
  readonly plan_id: string;
  readonly pickup_delivery_type: AccountPickupMethod;
  readonly user_plan_option: PlanOption;
}

export interface Balance {
  readonly available_request_count: number;
}

/** A service area. */
export interface Area {
  readonly zipcode: string;
  readonly prefecture: string;
  readonly address: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly is_valid_monthly: boolean;
  readonly is_valid_onetime: boolean;
  readonly is_valid_onetime_b: boolean;
  readonly bikou: string;
}

/** A partner venue. */
export interface Venue {
  readonly code: string;
  readonly name: string;
  readonly provider_name: string;
  readonly property_name: string;
  readonly default_lang: Lang;
  /** As stored: `2,3`. */
  readonly pickup_delivery_types: string;
}

/** A customer's; `begins_month`, `2027-01`: of what ends a suspension, when a plan begins that should have begun meanwhile. */
export interface StatusFields {
  readonly status: UserStatus;
  readonly begins_month?: string;
}

/** Why a company was rejected, in an operator's words. */
export interface Rejection {
  readonly rejection_reason?: string;
}

/** What was written about laundry. */
export interface ClaimFacts {
  readonly claim_id: number;
  readonly photo_count: number;
}

/** What was done at a stop and not taken; the count where bags were counted. The request has none of it by that. */
export interface DoneAtStop {
  readonly reported_act: ReportedAct;
  readonly made_at: JstDateTime;
  readonly reported_count?: number;
  /** Why it was not taken: a message's code. */
  readonly reported_refusal?: string;
}

/** What is set while a stage is stamped; oil and laundry are the customer's. */
export interface Stamped {
  readonly count: number;
  readonly has_oil_treatment: number;
  readonly laundry_type: number;
  readonly absence_status: AbsenceStatus;
}
