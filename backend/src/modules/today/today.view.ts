import type { Progress } from '@laundry/shared/constants/progress';
import { PendingPaymentsView } from '../payments/manual/manual-payment.view.js';

/** How many requests stand at a stage, and the span of the list that shows them. */
export class StageLoadView {
  status: Progress;
  count: number;
  from: string;
  to: string;
}

/** What one person has of today's list, and has done today. */
export class StaffLoadView {
  /** Null: nobody's. */
  staff_id: number | null;
  name1: string | null;
  name2: string | null;
  pickups: number;
  deliveries: number;
  /** Stages that this person marked today. */
  done: number;
}

/** One of the days to come. */
export class DayLoadView {
  date: string;
  is_holiday: boolean;
  /** Pickups booked. */
  used: number;
  /** Null: no limit. */
  limit: number | null;
  /** Deliveries that are to be made. */
  deliveries: number;
}

/** Today, for the top page: each number is as long as the list behind it. */
export class TodayView {
  date: string;
  /** In the order of the stages: to be picked up today, in the house, delivered today. */
  stages: StageLoadView[];
  /** Open requests whose time has passed, since `late_from`. */
  late: number;
  late_from: string;
  /** Of today's list, still open. */
  unassigned: number;
  staffs: StaffLoadView[];
  /** Today and six more. */
  days: DayLoadView[];
  /** Companies to review; null: not the caller's. */
  reviews: number | null;
  payments: PendingPaymentsView | null;
  /** What customers wrote about their laundry and nobody has answered. */
  claims: number | null;
  failed_mails: number | null;
  failed_orders: number | null;
  failed_jobs: number | null;
  /** Payments that stand otherwise in their provider's books. */
  payment_differences: number | null;
}
