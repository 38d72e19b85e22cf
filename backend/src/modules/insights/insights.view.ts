import type { InsightStep } from '@laundry/shared/constants/insights';
import type { PaymentWay } from '@laundry/shared/constants/customer-payments';

/** What a span adds up to (handbook/console.md#figures). Money in yen. */
export class InsightFiguresView {
  from: string;
  to: string;
  /** Live requests whose pickup is in it. */
  requests: number;
  /** Bags of those that were picked up. */
  bags: number;
  /** Deliveries of the span that were made. */
  deliveries: number;
  /** Pickups and deliveries whose time is over or that were done, and those that were done on time. */
  legs_due: number;
  legs_on_time: number;
  /** Of the days with a limit of pickups: their places, and how many were taken. */
  limited_places: number;
  limited_used: number;
  revenue: number;
  new_customers: number;
  left_customers: number;
  /** At its end. */
  customers: number;
}

/** The same of the whole span. */
export class InsightTotalView extends InsightFiguresView {
  /** Customers with a pickup that was made. */
  active_customers: number;
}

/** What was paid for the plans of one size of bundle, in one way; null: a plan that is none any more. */
export class InsightRevenueView {
  plan_part: string | null;
  way: PaymentWay;
  payments: number;
  amount: number;
  amount_before: number;
}

/** What somebody did: bags by stage, by halves in a split; null: nobody's. */
export class InsightStaffView {
  staff_id: number | null;
  name1: string | null;
  name2: string | null;
  picked_up: number;
  washed: number;
  folded: number;
  delivered: number;
  /** Minutes of work that were reported, and by how many reports. */
  wash_minutes: number;
  fold_minutes: number;
  reports: number;
}

export class InsightsView {
  by: InsightStep;
  total: InsightTotalView;
  before: InsightTotalView;
  buckets: InsightFiguresView[];
  revenue: InsightRevenueView[];
  staffs: InsightStaffView[];
}
