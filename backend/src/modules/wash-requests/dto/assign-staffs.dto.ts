import { LIMITS } from '@laundry/shared/constants/limits';
import { RowId, RowIds } from '../../../common/validation/rules.js';

/** One member of staff for several requests, all or none. */
export class AssignStaffsDto {
  @RowId() staff_id: number;
  @RowIds({ min: 1, max: LIMITS.assignMax }) wash_request_id: number[];
}
