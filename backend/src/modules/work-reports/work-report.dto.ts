import { REPORTED_STAGES } from '@laundry/shared/rules/work/work-report';
import { DateTimeText, OneOf, Optional, RowId, Text, Whole } from '../../common/validation/rules.js';

const DAY_MINUTES = 24 * 60;

/** A report of somebody's work. */
export class WorkReportDto {
  @DateTimeText() start_dt: string;
  @DateTimeText() end_dt: string;
  /** Time worked, `HH:mm`. */
  @Text({ max: 10, min: 1 }) work_time: string;
  /** The same in minutes. */
  @Optional() @Whole({ min: 0, max: DAY_MINUTES }) work_minute?: number | null;
  /** 2 washed, 4 folded. */
  @OneOf(REPORTED_STAGES) status: number;
  /** Who worked. */
  @RowId() user_id: number;
}
