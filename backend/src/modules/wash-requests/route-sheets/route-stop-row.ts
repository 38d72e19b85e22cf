import { LEG, type Leg } from '@laundry/shared/constants/progress';
import { type GivenPlace, heldPlace } from '@laundry/shared/rules/dispatch/visit-order';
import type { JstDate, JstSpan } from '@laundry/shared/time/jst';
import type { DecryptedText } from '../../../common/crypto/unreadable.js';
import type { AllOrNone } from '../dispatch/console-request-row.js';
import { shownDoorCode, type ShownDoorCode } from '../dispatch/shown-door-code.js';
import { VISIT_PLACE } from '../visit-order/visit-place.js';
import type { RouteStopView } from './route-sheet.view.js';

export const STOP_COLUMNS = `
  w.id, w.staff_id, w.count, w.size, w.pickup_delivery_type, w.at_door_leg, w.bikou, w.sched_pickup_dt, w.sched_delivery_dt,
  w.result_pickup_dt, w.result_delivery_dt, u.name1, u.name2, s.name1 AS staff_name1, s.name2 AS staff_name2,
  ${VISIT_PLACE}`;

/** What wash staff do not see. */
export const PERSONAL_STOP_COLUMNS = `
  w.delivery_box_pw, u.company_name, u.phone_number, u.send_addr_zipcode, u.send_addr_detail1, u.send_addr_detail2,
  u.send_addr_detail3`;

/** A request has its customer: a left join only keeps MariaDB from reading every customer first. */
export const STOP_TABLES = `
  wash_requests w
  LEFT JOIN users u ON u.id = w.user_id
  LEFT JOIN users s ON s.id = w.staff_id`;

type PersonalColumn =
  | 'company_name'
  | 'phone_number'
  | 'send_addr_zipcode'
  | 'send_addr_detail1'
  | 'send_addr_detail2'
  | 'send_addr_detail3';

type CodeColumn = keyof ShownDoorCode;

type PersonalColumns<Code> = Required<Pick<RouteStopView, PersonalColumn>> & { readonly delivery_box_pw: Code };

interface OwnColumns extends Omit<RouteStopView, PersonalColumn | CodeColumn | 'leg' | 'sched_dt' | 'at_door'> {
  readonly staff_id: number | null;
  readonly at_door_leg: Leg | null;
  readonly staff_name1: string | null;
  readonly staff_name2: string | null;
  readonly sched_pickup_dt: string | null;
  readonly sched_delivery_dt: string;
  readonly result_pickup_dt: string | null;
  readonly result_delivery_dt: string | null;
}

/** A request of which a leg is to be made on the sheet's day. */
export type RouteStopRow<Code = DecryptedText> = OwnColumns & GivenPlace & AllOrNone<PersonalColumns<Code>>;

/** The stop that a request is in a span; its door code by the rule of the request's detail, as of today. */
export function routeStopView(row: RouteStopRow, { from, to }: JstSpan, today: JstDate): RouteStopView {
  const pickup = row.result_pickup_dt === null ? row.sched_pickup_dt : null;
  const isPickup = pickup !== null && pickup >= from && pickup <= to;
  const leg = isPickup ? LEG.pickup : LEG.delivery;
  const sched_dt = isPickup ? pickup : row.sched_delivery_dt;
  const view: RouteStopView = {
    id: row.id,
    leg,
    sched_dt,
    visit_place: heldPlace(row, row.staff_id, sched_dt),
    name1: row.name1,
    name2: row.name2,
    count: row.count,
    size: row.size,
    pickup_delivery_type: row.pickup_delivery_type,
    at_door: row.at_door_leg === leg,
    bikou: row.bikou,
  };
  if (row.delivery_box_pw === undefined) return view;
  return {
    ...view,
    company_name: row.company_name,
    phone_number: row.phone_number,
    send_addr_zipcode: row.send_addr_zipcode,
    send_addr_detail1: row.send_addr_detail1,
    send_addr_detail2: row.send_addr_detail2,
    send_addr_detail3: row.send_addr_detail3,
    ...shownDoorCode(row.delivery_box_pw, row, today),
  };
}
