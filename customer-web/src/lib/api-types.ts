/** Shapes of the HTTP contract that the screens use, and the calls as openapi-fetch reads them. */

import type { RequestType } from '@laundry/shared/constants/progress';
import type { RegistrationForm } from '@laundry/shared/rules/registration';
import type { DateChoice } from '@laundry/shared/rules/request-context';

export interface LoginBody {
  email: string;
  password: string;
}

export interface PasswordBody {
  password: string;
  password_confirm: string;
}
export type PasswordChangeBody = PasswordBody & { current_password?: string };

export interface UserPlan {
  plan_id: string;
  pickup_delivery_type: number;
  user_plan_option: number;
}

export interface CurrentUser {
  id: number;
  email: string;
  email2: string | null;
  name1: string;
  name2: string;
  kana1: string;
  kana2: string;
  is_company: boolean;
  company_name: string | null;
  company_name_kana: string | null;
  company_hq_phone_number: string | null;
  company_ceo_name1: string | null;
  company_ceo_name2: string | null;
  company_ceo_name_kana1: string | null;
  company_ceo_name_kana2: string | null;
  bill_addr_zipcode: string | null;
  bill_addr_detail1: string | null;
  bill_addr_detail2: string | null;
  bill_addr_detail3: string | null;
  send_addr_name: string | null;
  send_addr_zipcode: string | null;
  send_addr_detail1: string | null;
  send_addr_detail2: string | null;
  send_addr_detail3: string | null;
  phone_number: string | null;
  bikou1: string | null;
  available_request_count: number;
  env: string;
  status: number;
  role: number;
  role_type: number | null;
  is_saturday_available: number;
  user_plan: UserPlan;
  payment_method_id: number | null;
  withdrawal_dt: string | null;
  invitation_code: string | null;
  next_month_plan_id: string | null;
  created_at: string;
}

export interface TokenAnswer {
  token?: { access_token: string };
  user: { id: number; payment_method_id: number | null };
}

export interface Payment {
  url: string;
  form_params: { name: string; value: string }[];
  ret_url_path: string;
}

export interface RegisterAnswer extends TokenAnswer {
  ticket: string;
  payment?: Payment;
}

export interface AreaInfo {
  error: string | null;
  zipcode: string;
  start_time: string | null;
  end_time: string | null;
  bikou: string | null;
  is_valid_monthly: boolean;
  is_valid_onetime: boolean;
  is_valid_onetime_b: boolean;
}

export interface ZipAddress {
  prefecture_name: string;
  address1: string;
  address2: string;
  address3: string;
}

export interface Maintenance {
  maint_flg: number;
  start_dt: string | null;
  end_dt: string | null;
  type: number | null;
  content: string | null;
}

/** A request as its customer sees it (spec 1 §3). */
export interface WashRequest {
  id: number;
  /** Place in the answer, from 1. */
  dispNum: number;
  request_type: RequestType;
  plan_id: string;
  size: number;
  count: number;
  /** Progress: 0, 1, 2, 4, 3 in that order. */
  status: number;
  /** null for a bag delivery, which has no pickup leg. */
  sched_pickup_dt: string | null;
  sched_delivery_dt: string;
  result_pickup_dt: string | null;
  result_delivery_dt: string | null;
  is_bag_delivery: boolean;
  bikou: string;
  delivery_box_pw: string;
  canChangePickupDt: boolean;
  canChangeDeliveryDt: boolean;
  canCancel: boolean;
}

export interface WashRequestBody {
  sched_pickup_dt: string;
  /** Absent on a same-time plan. */
  sched_delivery_dt?: string;
  count: number;
  delivery_box_pw: string;
  bikou: string;
}

export interface WashRequestChange {
  sched_pickup_dt?: string;
  sched_delivery_dt?: string;
  delivery_box_pw?: string;
}

export interface StoppedUserInfos {
  stopped_infos: { type: number; solved: boolean | number; updated_at: string }[];
}

interface DateSpan {
  from: string;
  to: string;
}

interface Call<Answer> {
  responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': Answer } } };
}
interface Get<Answer, Query = never, Path = never> {
  get: Call<Answer> & {
    parameters: ([Query] extends [never] ? { query?: never } : { query: Query }) &
      ([Path] extends [never] ? { path?: never } : { path: Path }) & { header?: never; cookie?: never };
    requestBody?: never;
  };
}
interface Post<Answer, Body = never> {
  post: Call<Answer> & {
    parameters: { query?: never; path?: never; header?: never; cookie?: never };
  } & ([Body] extends [never] ? { requestBody?: never } : { requestBody: { content: { 'application/json': Body } } });
}

/** A call about one row. */
type OfRow<Answer, Body = never> = Call<Answer> & {
  parameters: { query?: never; path: { id: number }; header?: never; cookie?: never };
} & ([Body] extends [never] ? { requestBody?: never } : { requestBody: { content: { 'application/json': Body } } });

export interface paths {
  '/api/v1/login': Post<{ access_token: string; user: CurrentUser }, LoginBody>;
  '/api/v1/logout': Post<undefined>;
  '/api/v1/register': Post<RegisterAnswer, RegistrationForm & { referrer_code: number | null }>;
  '/api/v1/getToken/{ticket}': Get<TokenAnswer, never, { ticket: string }>;
  '/api/v1/zipcode': Get<ZipAddress, { zc: string }>;
  '/api/v1/areaInfo': Get<AreaInfo, { zipcode: string; is_onetime?: 0 | 1 }>;
  '/api/v1/users/me': Get<CurrentUser>;
  '/api/v1/users/me/password': Post<{ access_token: string }, PasswordChangeBody>;
  '/api/v1/password/forgot': Post<undefined, { email: string }>;
  '/api/v1/password/reset': Post<{ token: { access_token: string } }, PasswordBody & { token: string }>;
  '/api/v1/users/me/language': Post<undefined, { current_lang: 'ja' | 'en' }>;
  '/api/v1/users/me/pickupDates': Get<DateChoice[], DateSpan>;
  '/api/v1/users/me/washRequests': Get<WashRequest[], { state: 'current' | 'history' }> &
    Post<WashRequest, WashRequestBody>;
  '/api/v1/users/me/washRequests/{id}': {
    put: OfRow<WashRequest, WashRequestChange>;
    delete: OfRow<undefined>;
  };
  '/api/v1/businessHolidays': Get<{ id: number; date: string }[], DateSpan>;
  '/api/v1/stoppedUserInfos': Get<StoppedUserInfos>;
  '/api/v1/maintenance': Get<Maintenance>;
  '/api/v1/acquisition': Post<undefined, { referrer_code: number }>;
}
