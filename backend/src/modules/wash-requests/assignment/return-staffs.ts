import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '../../../common/auth/principal.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { Database } from '../../../common/transaction/database.js';
import { AssignableStaffQueries, type HeldStaff } from './assignable-staff.queries.js';
import { Assignments, seenWith } from './assignments.js';
import type { AssignedRequestsView } from './assignment.view.js';
import type { ReturnStaffsDto } from './return-staffs.dto.js';

/** Takes an assignment back: each request to whose it was, as long as they are all still whose they became. */
@Injectable()
export class ReturnStaffs {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AssignableStaffQueries) private readonly staffs: AssignableStaffQueries,
    @Inject(Assignments) private readonly assignments: Assignments,
  ) {}

  /** `undoes`: the entry of the history that this takes back. */
  async execute(caller: Principal, dto: ReturnStaffsDto, undoes?: number): Promise<AssignedRequestsView> {
    const seen = dto.seen_staff_id ?? null;
    const ids = dto.former.map(({ wash_request_id: id }) => id);
    const formerOf = new Map(dto.former.map(({ wash_request_id: id, staff_id }) => [id, staff_id ?? null]));
    if (formerOf.size !== ids.length) throw FieldErrors.on('former', 'invalid_value');
    const people = [...new Set(formerOf.values())].filter((id) => id !== null);
    await this.database.inTransaction(async () => {
      const found = await this.staffs.lock(people);
      const held = new Map<number | null, HeldStaff>(found.map((staff) => [staff.id, staff]));
      if (found.length !== people.length) throw FieldErrors.on('former', 'staff_unknown');
      const chosen = { ids, isAsSeen: seenWith(seen), isGoneStale: true, undoes };
      await this.assignments.giveAll(caller, chosen, ({ id }) => held.get(formerOf.get(id) ?? null) ?? null);
    });
    return { assigned: ids.length };
  }
}
