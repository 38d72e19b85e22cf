import { Inject, Injectable } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { decideOperation } from '@laundry/shared/rules/dispatch/request-operations';
import { In, IsNull } from 'typeorm';
import type { Principal } from '../../../common/auth/principal.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { throwIfRefused } from '../../../common/errors/refusals-error.js';
import { Database } from '../../../common/transaction/database.js';
import { AssignableStaffQueries, type StaffRow } from './assignable-staff.queries.js';
import { AssignmentHistory } from './assignment-history.js';
import type { AssignStaffDto } from './assign-staff.dto.js';
import type { AssignStaffsDto, UnassignStaffsDto } from './assign-staffs.dto.js';
import type { AssignedRequestsView, AssignedStaffView } from './assignment.view.js';
import { visibleRequest } from '../dispatch/console-request-scope.js';
import { WashRequest } from '../request/wash-request.entity.js';

interface Assignment {
  readonly ids: readonly number[];
  readonly staffId: number | null;
  /** Whose they have to be still; undefined: whoever's. */
  readonly seen: number | null | undefined;
}

/** Gives requests to a member of staff, or to nobody: all that are named, or none. */
@Injectable()
export class AssignStaff {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AssignableStaffQueries) private readonly staffs: AssignableStaffQueries,
    @Inject(AssignmentHistory) private readonly history: AssignmentHistory,
  ) {}

  async one(caller: Principal, id: number, { staff_id, seen_staff_id }: AssignStaffDto): Promise<AssignedStaffView> {
    const { name1, name2 } = await this.assign(caller, { ids: [id], staffId: staff_id, seen: seen_staff_id });
    return { name1, name2 };
  }

  async several(caller: Principal, dto: AssignStaffsDto): Promise<AssignedRequestsView> {
    const ids = dto.wash_request_id;
    await this.assign(caller, { ids, staffId: dto.staff_id, seen: dto.seen_staff_id });
    return { assigned: ids.length };
  }

  /** Takes requests from whoever has them. */
  async nobody(caller: Principal, dto: UnassignStaffsDto): Promise<AssignedRequestsView> {
    const ids = dto.wash_request_id;
    await this.database.inTransaction(() => this.store(caller, { ids, staffId: null, seen: dto.seen_staff_id }));
    return { assigned: ids.length };
  }

  private assign(caller: Principal, assignment: Assignment & { readonly staffId: number }): Promise<StaffRow> {
    return this.database.inTransaction(async () => {
      const [staff] = await this.staffs.lock([assignment.staffId]);
      if (staff === undefined) throw FieldErrors.on('staff_id', 'staff_unknown');
      await this.store(caller, assignment);
      return staff;
    });
  }

  /** Locks requests, all in one statement and order, unless one of them is no longer theirs. Call in the transaction of what follows. */
  async hold(ids: readonly number[], seen: number | null): Promise<void> {
    const { affected } = await this.database.manager.update(
      WashRequest,
      { id: In([...ids]), staff_id: seen ?? IsNull() },
      { staff_id: () => 'staff_id' },
    );
    if (affected !== ids.length) throw new DomainError(REASON.stale);
  }

  /** Every write of an assignment, in the open transaction. */
  async store(caller: Principal, { ids, staffId, seen }: Assignment): Promise<void> {
    const { manager } = this.database;
    const wanted = { ...visibleRequest(caller), id: In(ids) };
    const requests = await manager.find(WashRequest, { where: wanted, order: { id: 'ASC' } });
    if (requests.length !== ids.length) throw new NotFound();
    for (const request of requests) throwIfRefused(decideOperation('request.assign', caller, request));
    const asSeen = seen === undefined ? {} : { staff_id: seen ?? IsNull() };
    const { affected } = await manager.update(WashRequest, { ...wanted, ...asSeen }, { staff_id: staffId });
    if (affected !== ids.length) throw seen === undefined ? new NotFound() : new DomainError(REASON.stale);
    await this.history.record(caller, requests, () => staffId);
  }
}
