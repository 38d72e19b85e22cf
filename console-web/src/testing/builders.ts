import { NO_WISHES } from '@laundry/shared/rules/care/care-wishes';
import { ROLE, ROLE_TYPE, type Role, type RoleType } from '@laundry/shared/constants/roles';
import { STAGES } from '@laundry/shared/rules/stages/request-progress';
import type { components } from '@laundry/backend/api';
import type { RequestDetail } from '../providers/api/api-types';
import { type Operator, operatorOf } from '../providers/access/operator';

const account = (id: number, name1: string, role: Role, role_type: RoleType | null): Operator =>
  operatorOf({ id, name1, name2: '太郎', role, role_type });

/** One person of each column of the permission table (handbook/permissions.md). */
export const PEOPLE = {
  admin: account(1, '管理', ROLE.admin, null),
  manager: account(2, '課長', ROLE.staff, ROLE_TYPE.manager),
  leader: account(3, '班長', ROLE.staff, ROLE_TYPE.leader),
  wash: account(4, '洗濯', ROLE.staff, ROLE_TYPE.wash),
  delivery: account(5, '配達', ROLE.staff, ROLE_TYPE.delivery),
  lowest: account(6, '一般', ROLE.staff, ROLE_TYPE.lowest),
} as const;
export type Person = keyof typeof PEOPLE;

/** The people to give requests to, the first busy and nobody usual. */
export const ASSIGN_CHOICES: readonly components['schemas']['AssignChoiceView'][] = Object.values(PEOPLE).map(
  ({ id, name1, name2, role, role_type }, index) => ({
    id,
    name1,
    name2,
    role,
    role_type,
    requests: index,
    bags: 2 * index,
    is_usual: false,
  }),
);

export const CUSTOMER = { id: 90, name1: '客', name2: '様', role: ROLE.customer, role_type: null };

/** An unhandled request of size M, 4 bags, of an active customer. */
export const buildRequest = (overrides: Partial<RequestDetail> = {}): RequestDetail => ({
  ...UNHANDLED,
  ...stampedUpTo(overrides.status ?? 0),
  ...overrides,
});

/** The times of the stages that a status says are done. */
function stampedUpTo(status: number): Partial<RequestDetail> {
  const last = STAGES.findIndex((stage) => stage.status === status);
  const done = STAGES.slice(0, last + 1).flatMap(({ resultKey }) => (resultKey === null ? [] : [resultKey]));
  return Object.fromEntries(done.map((key, at) => [key, `2026-11-25 1${at}:00:00`]));
}

const UNHANDLED: RequestDetail = {
  id: 1001,
  user_id: 301,
  name1: '伊藤',
  name2: '美咲',
  company_name: null,
  staff_id: null,
  staff_name1: null,
  staff_name2: null,
  plan_id: 't8_1_M',
  plan_name: '月8バッグ M',
  user_plan_option: 0,
  pickup_delivery_type: 1,
  sched_dt: '2026-11-25 10:00:00',
  sched_pickup_dt: '2026-11-25 10:00:00',
  sched_delivery_dt: '2026-11-28 10:00:00',
  result_pickup_dt: null,
  result_wash_dt: null,
  result_fold_dt: null,
  result_delivery_dt: null,
  count: 4,
  size: 2,
  status: 0,
  display_status: '未対応',
  fold_cost: 8,
  wash_type_setting: 0,
  fold_type_setting: 0,
  has_oil_treatment: 0,
  laundry_type: 1,
  stop_start_dt: null,
  is_tentative: false,
  is_bag_delivery: false,
  is_provisional: false,
  user_status: 1,
  is_onetime: false,
  is_direct_delivery: false,
  is_stopped_user: false,
  absence_status: 0,
  at_door: false,
  visit_place: null,
  request_type: '1',
  bikou: '',
  send_addr_zipcode: '1500001',
  send_addr_name: '自宅',
  send_addr_detail1: '東京都渋谷区神宮前',
  send_addr_detail2: '1-2-3',
  send_addr_detail3: '',
  venue_provider_name: null,
  venue_name: null,
  source_venue_code: null,
  venue_property_name: null,
  is_company: false,
  is_saturday_available: 1,
  result_pickup_by_name: null,
  result_wash_by_name: null,
  result_fold_by_name: null,
  result_delivery_by_name: null,
  email2: null,
  phone_number: '0312345678',
  email: 'customer@example.com',
  created_at: '2026-11-20 09:00:00',
  delivery_box_pw: '',
  care: NO_WISHES,
  management_notes: '',
  staff_list: [],
  absence_mail_histories: [],
  history: [],
  booked_by_name: null,
  handover_scans: [],
  act_reports: [],
};

/** The same request further on: `washed` has been picked up and washed. */
export const buildWashed = (overrides: Partial<RequestDetail> = {}): RequestDetail =>
  buildRequest({
    status: 2,
    display_status: '洗濯済',
    result_pickup_dt: '2026-11-25 10:00:00',
    result_wash_dt: '2026-11-25 11:00:00',
    ...overrides,
  });
