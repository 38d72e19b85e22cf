import { COST_CENTRE_LENGTH } from '@laundry/shared/constants/company-people';
import { QueryId } from '../../../common/validation/query-rules.js';
import { MonthText, OneOf, Optional, Text } from '../../../common/validation/rules.js';

/** What a customer's list is asked for: what is under way, what has ended, what waits for its payment, what was cancelled automatically. */
const LISTED_STATES = ['current', 'history', 'held', 'lapsed'] as const;

export class CustomerRequestsQuery {
  @Optional() @OneOf(LISTED_STATES) state?: (typeof LISTED_STATES)[number];
  /** `YYYY-MM` of the pickup, as in the month's file. */
  @Optional() @MonthText() month?: string;
  /** A company's; blank: of all. */
  @Optional() @Text({ max: COST_CENTRE_LENGTH }) cost_centre?: string;
  /** Which of the company's people booked it: an id as `booked_by` has it. */
  @Optional() @QueryId() booked_by?: number;
}
