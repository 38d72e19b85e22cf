import { type SplitStaff, canFold } from '@laundry/shared/rules/stages/staff-split';
import { personName } from '@laundry/shared/text/person-name';
import type { StaffChoice } from '../../../providers/api/api-types';
import type { Operator } from '../../../providers/access/operator';

/** Somebody who may fold, by the name that is shown. */
export interface Folder extends SplitStaff {
  readonly label: string;
}

/** The people that a split may name: whoever is signed in first, then the others; delivery staff are left out. */
export function foldersOf(staffs: readonly StaffChoice[], operator: Operator): readonly Folder[] {
  const others = staffs.filter((staff) => staff.id !== operator.id).map(folderOf);
  return [folderOf(operator), ...others].filter(canFold);
}

const folderOf = (staff: StaffChoice): Folder => ({
  id: staff.id,
  role: staff.role,
  role_type: staff.role_type,
  label: personName(staff),
});
