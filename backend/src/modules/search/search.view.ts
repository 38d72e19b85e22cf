import type { Progress } from '@laundry/shared/constants/progress';
import type { UserStatus } from '@laundry/shared/constants/user-status';

/** What comes next of a customer's requests. */
export class NextRequestView {
  id: number;
  status: Progress;
  sched_dt: string;
}

/** One of a company's people, by whose name, mail address or id it was found. */
export class FoundPersonView {
  name: string;
  /** They are none of its people any more; what they booked has their name still. */
  is_removed: boolean;
}

/** A customer that the search field found. */
export class FoundCustomerView {
  id: number;
  name1: string;
  name2: string;
  company_name: string | null;
  phone_number: string;
  email: string;
  status: UserStatus;
  /** Null: found by what is its own. */
  person: FoundPersonView | null;
  /** Whichever leg comes next. */
  next_request: NextRequestView | null;
  /** `sched_dt` is the pickup's. */
  next_pickup: NextRequestView | null;
  /** `sched_dt` is the delivery's; one that waits for the next pickup has none. */
  next_delivery: NextRequestView | null;
}

/** A request that the search field found. */
export class FoundRequestView {
  id: number;
  user_id: number;
  name1: string;
  name2: string;
  status: Progress;
  display_status: string;
  sched_dt: string;
  count: number;
}

/** What the search field found, the nearest first; only a few of each. */
export class SearchView {
  /** Empty for who may not see customers. */
  customers: FoundCustomerView[];
  /** By its reception number; for who may not see customers, also those of the customers that were found. */
  requests: FoundRequestView[];
  /** There is more than is answered: the lists search for it. */
  has_more: boolean;
}
