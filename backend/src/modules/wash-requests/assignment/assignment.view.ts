import type { Role, RoleType } from '@laundry/shared/constants/roles';

/** Whose a request is now. */
export class AssignedStaffView {
  name1: string;
  name2: string;
}

export class AssignedRequestsView {
  /** How many requests were given to the member of staff: all that were named. */
  assigned: number;
}

/** Somebody that requests can be given to. */
export class AssignChoiceView {
  id: number;
  name1: string;
  name2: string;
  role: Role;
  role_type: RoleType | null;
  /** What they have to do on the day still. */
  requests: number;
  bags: number;
  /** Who did the stage most often for the customers that are asked about. */
  is_usual: boolean;
}
