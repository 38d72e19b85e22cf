import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '../../../common/auth/principal.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { Database } from '../../../common/transaction/database.js';
import type { WashRequest } from '../request/wash-request.entity.js';
import type { AssignEachDto, AssignmentDto } from './assign-each.dto.js';
import { AssignableStaffQueries, type HeldStaff } from './assignable-staff.queries.js';
import { Assignments } from './assignments.js';
import type { AssignedRequestsView } from './assignment.view.js';

/** Gives each of several requests to somebody of its own, as the console has them on its screen: all of them, or none. */
@Injectable()
export class AssignEach {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AssignableStaffQueries) private readonly staffs: AssignableStaffQueries,
    @Inject(Assignments) private readonly assignments: Assignments,
  ) {}

  async execute(caller: Principal, dto: AssignEachDto): Promise<AssignedRequestsView> {
    const wanted = new Map(dto.assignments.map((each) => [each.wash_request_id, each]));
    if (wanted.size !== dto.assignments.length) throw FieldErrors.on('assignments', 'invalid_value');
    const people = [...new Set(dto.assignments.flatMap(({ staff_id }) => staff_id ?? []))];
    await this.database.inTransaction(async () => {
      const held = await this.staffs.lock(people);
      if (held.length !== people.length) throw FieldErrors.on('assignments', 'staff_unknown');
      const staff = new Map<number | null | undefined, HeldStaff>(held.map((each) => [each.id, each]));
      const chosen = {
        ids: [...wanted.keys()],
        isAsSeen: (request: WashRequest) => isSame(request, wanted.get(request.id)),
        isGoneStale: true,
      };
      await this.assignments.giveAll(caller, chosen, ({ id }) => staff.get(wanted.get(id)?.staff_id) ?? null);
    });
    return { assigned: wanted.size };
  }
}

const isSame = ({ staff_id, status, sched_dt }: WashRequest, seen: AssignmentDto | undefined): boolean =>
  seen !== undefined &&
  staff_id === (seen.seen_staff_id ?? null) &&
  status === seen.seen_status &&
  sched_dt === seen.seen_sched_dt;
