import { MonthText, Optional } from '../../common/validation/rules.js';

export class OwnPaymentsQuery {
  /** The last month that is listed, `YYYY-MM`; the present one when absent. */
  @Optional() @MonthText() until?: string;
}

export class OwnPaymentsOfMonthQuery {
  /** `YYYY-MM` */
  @MonthText() month: string;
}
