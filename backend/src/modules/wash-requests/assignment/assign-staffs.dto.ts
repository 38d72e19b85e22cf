import { ASSIGN_MAX } from '@laundry/shared/constants/assign-max';
import { Optional, RowId, RowIds } from '../../../common/validation/rules.js';

/** One member of staff for several requests, all or none. */
export class AssignStaffsDto {
  @RowId({ missing: 'unselected' }) staff_id: number;
  /** Whose they were when the caller looked, null: nobody's. Somebody else's by now is `stale`. */
  @Optional() @RowId() seen_staff_id?: number | null;
  @RowIds({ min: 1, max: ASSIGN_MAX }) wash_request_id: number[];
}

/** Nobody for several requests, all or none. */
export class UnassignStaffsDto {
  @Optional() @RowId() seen_staff_id?: number | null;
  @RowIds({ min: 1, max: ASSIGN_MAX }) wash_request_id: number[];
}
