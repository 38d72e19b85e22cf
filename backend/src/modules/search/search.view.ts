/** What comes next of a customer's requests. */
export class NextRequestView {
  id: number;
  status: number;
  sched_dt: string;
}

/** A customer that the search field found. */
export class FoundCustomerView {
  id: number;
  name1: string;
  name2: string;
  company_name: string | null;
  phone_number: string;
  email: string;
  status: number;
  next_request: NextRequestView | null;
}

/** A request that the search field found. */
export class FoundRequestView {
  id: number;
  user_id: number;
  name1: string;
  name2: string;
  status: number;
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
