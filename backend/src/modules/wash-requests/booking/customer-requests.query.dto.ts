import { COST_CENTRE_LENGTH } from '@laundry/shared/constants/company-people';
import { QueryId } from '../../../common/validation/query-rules.js';
import { MonthText, OneOf, Optional, Text } from '../../../common/validation/rules.js';

export class CustomerRequestsQuery {
  @Optional() @OneOf(['current', 'history', 'held']) state?: 'current' | 'history' | 'held';
  /** `YYYY-MM` of the pickup, as in the month's file. */
  @Optional() @MonthText() month?: string;
  /** A company's; blank: of all. */
  @Optional() @Text({ max: COST_CENTRE_LENGTH }) cost_centre?: string;
  /** Which of the company's people booked it: an id as `booked_by` has it. */
  @Optional() @QueryId() booked_by?: number;
}
