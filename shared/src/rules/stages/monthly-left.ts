import { type AccountInMonth, accountMonth, firstDayOf, nextMonth } from '../payments/month-turn.js';
import { type EndingRow, usesBalance } from './request-ending.js';
import type { JstDate, JstDateTime } from '../../time/jst.js';

/** What a customer has of a monthly plan that the one-time plan follows. */
export interface MonthlyLeft {
  readonly bags: number;
  /** There is a weekly schedule. */
  readonly isWeekly: boolean;
  /** How many are booked, and not delivered yet. */
  readonly requests: number;
  /** The delivery of one of them is to come with a pickup that is not booked yet. */
  readonly waits: boolean;
  /** The day on which the one-time plan begins. */
  readonly from: JstDate;
}

/** Whose plan changes. */
type Changing = Pick<AccountInMonth, 'status' | 'turned_month'> & { readonly available_request_count: number };

/** A request that is not delivered yet. */
type OpenRequest = Pick<EndingRow, 'plan_id' | 'is_bag_delivery'> & { readonly is_tentative: boolean };

/** What a customer has of a monthly plan that the one-time plan follows with the next month. */
export function monthlyLeft(
  account: Changing,
  { isWeekly, open }: { readonly isWeekly: boolean; readonly open: readonly OpenRequest[] },
  now: JstDateTime,
): MonthlyLeft {
  const booked = open.filter(usesBalance);
  return {
    bags: account.available_request_count,
    isWeekly,
    requests: booked.length,
    waits: booked.some(({ is_tentative }) => is_tentative),
    from: firstDayOf(nextMonth(accountMonth(account, now))),
  };
}
