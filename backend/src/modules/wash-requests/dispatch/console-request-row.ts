import type { Leg } from '@laundry/shared/constants/progress';
import { planName } from '@laundry/shared/masters/plans';
import { foldCost } from '@laundry/shared/rules/work/fold-cost';
import { isOnetime } from '@laundry/shared/rules/plans/plan-id';
import { displayStatus } from '@laundry/shared/rules/stages/request-progress';
import { type GivenPlace, heldPlace } from '@laundry/shared/rules/dispatch/visit-order';
import { isDirectDelivery, isSuspendedUser } from '@laundry/shared/rules/dispatch/row-badges';
import { isAtDoor } from '@laundry/shared/rules/visits/at-door';
import { VISIT_PLACE } from '../visit-order/visit-place.js';
import { memoize } from '../../../common/memoize.js';
import type { ConsoleRequestView } from './console-request.view.js';
import { planOf } from '../../users/stored-plan.js';

/**
 * Columns of a row of the request list, from {@link ROW_TABLES}. Only these: the list is the busiest read there is, and
 * what is not selected for a caller cannot leak to them.
 */
export const ROW_COLUMNS = `
  w.id, w.user_id, w.staff_id, w.request_type, w.plan_id, w.user_plan_option, w.pickup_delivery_type, w.size, w.count,
  w.status, w.sched_dt, w.sched_pickup_dt, w.sched_delivery_dt, w.result_pickup_dt, w.result_wash_dt, w.result_fold_dt,
  w.result_delivery_dt, w.is_tentative, w.is_bag_delivery, w.absence_status, w.at_door_leg, w.bikou,
  ${VISIT_PLACE},
  u.name1, u.name2, u.weight, u.status AS user_status, u.stop_start_dt, u.wash_type_setting, u.fold_type_setting,
  u.has_oil_treatment, u.laundry_type, s.name1 AS staff_name1, s.name2 AS staff_name2,
  v.provider_name AS venue_provider_name`;

/** What wash staff do not see: address and company. */
export const PERSONAL_ROW_COLUMNS = `
  u.company_name, u.send_addr_zipcode, u.send_addr_detail1, u.send_addr_detail2, u.send_addr_detail3`;

export const ROW_TABLES = `
  wash_requests w
  JOIN users u ON u.id = w.user_id
  LEFT JOIN users s ON s.id = w.staff_id
  LEFT JOIN venues v ON v.code = u.source_venue_code`;

/** Columns that were selected, all or none of them. */
export type AllOrNone<Columns> = Columns | { readonly [Column in keyof Columns]?: undefined };

type PersonalColumn =
  'company_name' | 'send_addr_zipcode' | 'send_addr_detail1' | 'send_addr_detail2' | 'send_addr_detail3';

/** A row as either database answers {@link ROW_COLUMNS}, and {@link PERSONAL_ROW_COLUMNS} where they were selected. */
export type ConsoleRequestRow = OwnColumns & GivenPlace & AllOrNone<Required<Pick<ConsoleRequestView, PersonalColumn>>>;

interface OwnColumns extends Omit<
  ConsoleRequestView,
  | PersonalColumn
  | 'plan_name'
  | 'fold_cost'
  | 'display_status'
  | 'is_tentative'
  | 'is_provisional'
  | 'is_bag_delivery'
  | 'is_onetime'
  | 'is_direct_delivery'
  | 'is_stopped_user'
  | 'at_door'
> {
  readonly weight: number;
  readonly at_door_leg: Leg | null;
  readonly is_tentative: number;
  readonly is_bag_delivery: number;
}

/** The answer's row: a plain object, built once, with the facts that the screens show. */
export function consoleRequestView(row: ConsoleRequestRow): ConsoleRequestView {
  const plan = planFacts(row.plan_id);
  const view: ConsoleRequestView = {
    id: row.id,
    user_id: row.user_id,
    name1: row.name1,
    name2: row.name2,
    staff_id: row.staff_id,
    staff_name1: row.staff_name1,
    staff_name2: row.staff_name2,
    request_type: row.request_type,
    plan_id: row.plan_id,
    plan_name: plan.name,
    user_plan_option: row.user_plan_option,
    pickup_delivery_type: row.pickup_delivery_type,
    size: row.size,
    count: row.count,
    fold_cost: foldCost(row.count, row.size, row.weight),
    status: row.status,
    display_status: statusText(row.status),
    user_status: row.user_status,
    stop_start_dt: row.stop_start_dt,
    sched_dt: row.sched_dt,
    sched_pickup_dt: row.sched_pickup_dt,
    sched_delivery_dt: row.sched_delivery_dt,
    result_pickup_dt: row.result_pickup_dt,
    result_wash_dt: row.result_wash_dt,
    result_fold_dt: row.result_fold_dt,
    result_delivery_dt: row.result_delivery_dt,
    wash_type_setting: row.wash_type_setting,
    fold_type_setting: row.fold_type_setting,
    has_oil_treatment: row.has_oil_treatment,
    laundry_type: row.laundry_type,
    is_tentative: row.is_tentative === 1,
    is_provisional: false,
    is_bag_delivery: row.is_bag_delivery === 1,
    is_onetime: plan.isOnetime,
    is_direct_delivery: isDirect(row),
    is_stopped_user: isSuspendedUser({
      user_status: row.user_status,
      stop_start_dt: row.stop_start_dt,
      sched_pickup_dt: row.sched_pickup_dt,
      is_same_time: plan.isSameTime,
    }),
    absence_status: row.absence_status,
    at_door: isAtDoor(row),
    visit_place: heldPlace(row, row.staff_id, row.sched_dt),
    bikou: row.bikou,
    venue_provider_name: row.venue_provider_name,
  };
  if (row.send_addr_zipcode === undefined) return view;
  view.company_name = row.company_name;
  view.send_addr_zipcode = row.send_addr_zipcode;
  view.send_addr_detail1 = row.send_addr_detail1;
  view.send_addr_detail2 = row.send_addr_detail2;
  view.send_addr_detail3 = row.send_addr_detail3;
  return view;
}

const planFacts = memoize((planId: string) => {
  const plan = planOf(planId);
  return { isOnetime: isOnetime(plan), isSameTime: plan.sameTime, name: planName(plan, 'ja') };
});

const statusText = memoize(displayStatus);

/** Only the dates count, and a list has few of them: the calendar arithmetic is done once for each pair. */
const isDirectOnDates = memoize((dates: string) => {
  const [pickup = '', delivery = ''] = dates.split(' ');
  return isDirectDelivery({ sched_pickup_dt: pickup, sched_delivery_dt: delivery });
});

const isDirect = ({ sched_pickup_dt: pickup, sched_delivery_dt: delivery }: ConsoleRequestRow): boolean =>
  pickup !== null && isDirectOnDates(`${pickup.slice(0, 10)} ${delivery.slice(0, 10)}`);
