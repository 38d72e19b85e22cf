import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '../../../common/auth/principal.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { Database } from '../../../common/transaction/database.js';
import { AssignableStaffQueries, type HeldStaff } from './assignable-staff.queries.js';
import { Assignments, seenWith, type Chosen } from './assignments.js';
import type { AssignStaffDto } from './assign-staff.dto.js';
import type { AssignStaffsDto, UnassignStaffsDto } from './assign-staffs.dto.js';
import type { AssignedRequestsView, AssignedStaffView } from './assignment.view.js';

/** Gives requests to a member of staff, or to nobody: all that are named, or none. */
@Injectable()
export class AssignStaff {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AssignableStaffQueries) private readonly staffs: AssignableStaffQueries,
    @Inject(Assignments) private readonly assignments: Assignments,
  ) {}

  async one(caller: Principal, id: number, { staff_id, seen_staff_id }: AssignStaffDto): Promise<AssignedStaffView> {
    const { name1, name2 } = await this.assign(caller, { ids: [id], isAsSeen: seenWith(seen_staff_id) }, staff_id);
    return { name1, name2 };
  }

  async several(caller: Principal, dto: AssignStaffsDto): Promise<AssignedRequestsView> {
    const ids = dto.wash_request_id;
    await this.assign(caller, { ids, isAsSeen: seenWith(dto.seen_staff_id) }, dto.staff_id);
    return { assigned: ids.length };
  }

  /** Takes requests from whoever has them. */
  async nobody(caller: Principal, dto: UnassignStaffsDto): Promise<AssignedRequestsView> {
    const ids = dto.wash_request_id;
    const chosen = { ids, isAsSeen: seenWith(dto.seen_staff_id) };
    await this.database.inTransaction(() => this.assignments.giveAll(caller, chosen, () => null));
    return { assigned: ids.length };
  }

  private assign(caller: Principal, chosen: Chosen, staffId: number): Promise<HeldStaff> {
    return this.database.inTransaction(async () => {
      const [staff] = await this.staffs.lock([staffId]);
      if (staff === undefined) throw FieldErrors.on('staff_id', 'staff_unknown');
      await this.assignments.giveAll(caller, chosen, () => staff);
      return staff;
    });
  }
}
