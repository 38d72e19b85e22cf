import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { decideOperation } from '@laundry/shared/rules/request-operations';
import { In } from 'typeorm';
import type { Principal } from '../../../common/auth/principal.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { throwIfRefused } from '../../../common/errors/refusals-error.js';
import { Database } from '../../../common/transaction/database.js';
import { History } from '../../history/history.js';
import { User } from '../../users/user.entity.js';
import { AssignableStaffQueries, type StaffRow } from '../assignable-staff.queries.js';
import type { AssignedRequestsView, AssignedStaffView } from '../console-request-actions.view.js';
import { visibleRequest } from '../console-request-scope.js';
import { WashRequest } from '../wash-request.entity.js';

/** Gives requests to a member of staff (spec 2 §2.2): all that are named, or none. */
@Injectable()
export class AssignStaff {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AssignableStaffQueries) private readonly staffs: AssignableStaffQueries,
    @Inject(History) private readonly history: History,
  ) {}

  async one(caller: Principal, id: number, staffId: number): Promise<AssignedStaffView> {
    const { name1, name2 } = await this.assign(caller, [id], staffId);
    return { name1, name2 };
  }

  async several(caller: Principal, ids: readonly number[], staffId: number): Promise<AssignedRequestsView> {
    await this.assign(caller, ids, staffId);
    return { assigned: ids.length };
  }

  private async assign(caller: Principal, ids: readonly number[], staffId: number): Promise<StaffRow> {
    const [staff] = await this.staffs.ofIds([staffId]);
    if (staff === undefined) throw FieldErrors.on('staff_id', 'staff_unknown');
    await this.database.inTransaction(() => this.store(caller, ids, staffId));
    return staff;
  }

  private async store(caller: Principal, ids: readonly number[], staffId: number): Promise<void> {
    const { manager } = this.database;
    const wanted = { ...visibleRequest(caller), id: In(ids) };
    const requests = await manager.find(WashRequest, { where: wanted, order: { id: 'ASC' } });
    if (requests.length !== ids.length) throw new NotFound();
    for (const request of requests) throwIfRefused(decideOperation('request.assign', caller, request));
    const { affected } = await manager.update(WashRequest, wanted, { staff_id: staffId });
    if (affected !== ids.length) throw new NotFound();
    const userIds = [...new Set(requests.map((request) => request.user_id))];
    const users = new Map((await manager.findBy(User, { id: In(userIds) })).map((user) => [user.id, user]));
    await this.history.recordAll(
      requests.map((request) => ({
        type: OPERATION.staffAssigned,
        actor: caller,
        user: users.get(request.user_id) ?? null,
        request,
        changes: { staff_id: [request.staff_id, staffId] },
      })),
    );
  }
}
