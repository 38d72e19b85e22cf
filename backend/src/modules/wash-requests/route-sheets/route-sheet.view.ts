import type { AccountPickupMethod } from '@laundry/shared/constants/pickup-methods';
import type { Leg } from '@laundry/shared/constants/progress';
import type { SizeKey } from '@laundry/shared/constants/sizes';

/** A stop of a day. Wash staff get the keys marked "not masked" not at all. */
export class RouteStopView {
  /** The reception number. */
  id: number;
  /** 1 pickup, 2 delivery. */
  leg: Leg;
  /** When somebody is to be there; before the sheet's day: it is late. */
  sched_dt: string;
  /** Where somebody has put it among the stops of its half hour. */
  visit_place: number | null;
  name1: string;
  name2: string;
  count: number;
  size: SizeKey;
  pickup_delivery_type: AccountPickupMethod;
  /** The customer wants the bags at the door. */
  at_door: boolean;
  bikou: string;
  /** Not masked. */
  company_name?: string | null;
  /** Not masked. */
  phone_number?: string;
  /** Not masked. */
  send_addr_zipcode?: string;
  /** Not masked. */
  send_addr_detail1?: string;
  /** Not masked. */
  send_addr_detail2?: string;
  /** Not masked. */
  send_addr_detail3?: string;
  /** Not masked. Empty: there is none. Null: there is one, which is not shown yet or cannot be read, as in the request's detail. */
  delivery_box_pw?: string | null;
  /** Not masked. As in the request's detail. */
  is_door_code_unreadable?: boolean;
}

/** One person's stops of a day, in the order of a drive. */
export class RouteSheetView {
  /** Null: nobody's. */
  staff_id: number | null;
  name1: string | null;
  name2: string | null;
  stops: RouteStopView[];
}

/** The stops of a day by who drives them, nobody's last. */
export class RouteSheetsView {
  date: string;
  sheets: RouteSheetView[];
  /** There are more stops than a sheet of one day can have: the latest are left out. */
  is_cut: boolean;
}
