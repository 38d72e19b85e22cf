import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import type { Principal } from '../../../common/auth/principal.js';
import { Database } from '../../../common/transaction/database.js';
import { checkedBody } from '../../../common/validation/checked-body.js';
import { entriesOfRequest } from '../../history/trail.queries.js';
import { UndoEntry } from '../../history/undo/undo-entry.js';
import { RequestTargets } from '../dispatch/console-request-target.js';
import type { AssignedRequestsView } from './assignment.view.js';
import { ReturnStaffsDto } from './return-staffs.dto.js';
import { ReturnStaffs } from './return-staffs.js';

/** Takes an assignment of a request back (docs/decisions/105). */
@Injectable()
export class UndoAssignment {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(RequestTargets) private readonly targets: RequestTargets,
    @Inject(UndoEntry) private readonly undo: UndoEntry,
    @Inject(ReturnStaffs) private readonly returnStaffs: ReturnStaffs,
  ) {}

  execute(caller: Principal, id: number, entryId: number): Promise<AssignedRequestsView> {
    return this.database.inTransaction(async () => {
      const { request } = await this.targets.visible(caller, id);
      const entries = entriesOfRequest(id);
      const before = await this.undo.before(entryId, { type: OPERATION.staffAssigned, entries, now: request });
      const former = [{ wash_request_id: id, ...before }];
      const body = await checkedBody(ReturnStaffsDto, { seen_staff_id: request.staff_id, former });
      return this.returnStaffs.execute(caller, body, entryId);
    });
  }
}
