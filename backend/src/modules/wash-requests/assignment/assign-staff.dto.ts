import { Optional, RowId } from '../../../common/validation/rules.js';

export class AssignStaffDto {
  @RowId({ missing: 'unselected' }) staff_id: number;
  /** Whose the request was when the caller looked, null: nobody's. Somebody else's by now is `stale`. */
  @Optional() @RowId() seen_staff_id?: number | null;
}
