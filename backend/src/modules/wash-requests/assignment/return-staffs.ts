import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '../../../common/auth/principal.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { Database } from '../../../common/transaction/database.js';
import { AssignableStaffQueries } from './assignable-staff.queries.js';
import { AssignStaff } from './assign-staff.js';
import type { AssignedRequestsView } from './assignment.view.js';
import type { ReturnStaffsDto } from './return-staffs.dto.js';

/** Takes an assignment back: each request to whose it was, as long as they are all still whose they became. */
@Injectable()
export class ReturnStaffs {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AssignableStaffQueries) private readonly staffs: AssignableStaffQueries,
    @Inject(AssignStaff) private readonly assignment: AssignStaff,
  ) {}

  async execute(caller: Principal, dto: ReturnStaffsDto): Promise<AssignedRequestsView> {
    const seen = dto.seen_staff_id ?? null;
    const former = dto.former.map(({ wash_request_id, staff_id = null }) => ({ wash_request_id, staff_id }));
    const ids = former.map(({ wash_request_id: id }) => id);
    if (new Set(ids).size !== ids.length) throw FieldErrors.on('former', 'invalid_value');
    const owners = [...new Set(former.map(({ staff_id }) => staff_id))];
    const people = owners.filter((id) => id !== null);
    await this.database.inTransaction(async () => {
      const found = await this.staffs.lock(people);
      if (found.length !== people.length) throw FieldErrors.on('former', 'staff_unknown');
      await this.assignment.hold(ids, seen);
      for (const staffId of owners) {
        const theirs = former.filter(({ staff_id }) => staff_id === staffId);
        await this.assignment.store(caller, { ids: theirs.map(({ wash_request_id: id }) => id), staffId, seen });
      }
    });
    return { assigned: ids.length };
  }
}
