import { ASSIGN_MAX } from '@laundry/shared/constants/assign-max';
import { PROGRESS, type Progress } from '@laundry/shared/constants/progress';
import { DateTimeText, ListOf, OneOf, Optional, RowId } from '../../../common/validation/rules.js';

/** A request, whose it becomes, and how the caller saw it: another assignee, stage or time by now is `stale`. */
export class AssignmentDto {
  @RowId() wash_request_id: number;
  /** null: nobody's. */
  @Optional() @RowId() staff_id?: number | null;
  /** null: nobody's. */
  @Optional() @RowId() seen_staff_id?: number | null;
  @OneOf(Object.values(PROGRESS)) seen_status: Progress;
  @DateTimeText() seen_sched_dt: string;
}

/** Each of several requests to somebody of its own, all or none. */
export class AssignEachDto {
  @ListOf(() => AssignmentDto, { min: 1, max: ASSIGN_MAX }) assignments: AssignmentDto[];
}
