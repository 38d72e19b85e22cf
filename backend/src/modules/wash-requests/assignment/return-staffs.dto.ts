import { ASSIGN_MAX } from '@laundry/shared/constants/assign-max';
import { ListOf, Optional, RowId } from '../../../common/validation/rules.js';

/** A request, and whose it was before. */
export class FormerStaffDto {
  @RowId() wash_request_id: number;
  /** null: nobody's. */
  @Optional() @RowId() staff_id?: number | null;
}

/** Gives several requests back, all or none. */
export class ReturnStaffsDto {
  /** Whose they all have to be still, null: nobody's. Somebody else's by now is `stale`. */
  @Optional() @RowId() seen_staff_id?: number | null;
  @ListOf(() => FormerStaffDto, { min: 1, max: ASSIGN_MAX }) former: FormerStaffDto[];
}
