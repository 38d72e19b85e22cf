import { RowId } from '../../../common/validation/rules.js';

export class AssignStaffDto {
  @RowId() staff_id: number;
}
