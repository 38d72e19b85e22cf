import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { PROGRESS } from '@laundry/shared/constants/progress';
import { REASON } from '@laundry/shared/constants/reasons';
import { hasLeft } from '@laundry/shared/rules/has-left';
import { changesBetween } from '@laundry/shared/rules/history/changes-between';
import { proofOfMark } from '@laundry/shared/rules/proofs/proof-photo';
import { decideRevert } from '@laundry/shared/rules/stages/request-advance';
import type { ResultKey } from '@laundry/shared/rules/stages/request-progress';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { refusalsError } from '../../../common/errors/refusals-error.js';
import { Database } from '../../../common/transaction/database.js';
import { History } from '../../history/history.js';
import { AccountLocks } from '../../users/account-locks.js';
import { User } from '../../users/user.entity.js';
import { Photo } from '../../photos/photo.entity.js';
import { AssignableStaffQueries } from '../assignment/assignable-staff.queries.js';
import { Assignments } from '../assignment/assignments.js';
import { RequestTargets } from '../dispatch/console-request-target.js';
import type { ConsoleRequestView } from '../dispatch/console-request.view.js';
import type { RevertRequestDto } from './revert-request.dto.js';
import type { WashRequest } from '../request/wash-request.entity.js';
import { HandoverScans } from '../labels/handover-scans.js';
import { FixInvoice } from '../onetime/fix-invoice.js';
import { BY_KEYS } from '../request/stage-columns.js';
import { FoldingSplit } from './folding-split.js';
import { clearedColumns, namedStage } from './stage-stamp.js';
import { WashRequestQueries } from '../dispatch/wash-request.queries.js';

/** One stage back: the latest stamp is cleared, a folding's split with it (handbook/requests.md#stages). */
@Injectable()
export class RevertRequest {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(RequestTargets) private readonly targets: RequestTargets,
    @Inject(AssignableStaffQueries) private readonly staffs: AssignableStaffQueries,
    @Inject(Assignments) private readonly assignments: Assignments,
    @Inject(FoldingSplit) private readonly split: FoldingSplit,
    @Inject(HandoverScans) private readonly scans: HandoverScans,
    @Inject(WashRequestQueries) private readonly requests: WashRequestQueries,
    @Inject(FixInvoice) private readonly invoices: FixInvoice,
    @Inject(History) private readonly history: History,
  ) {}

  async execute(caller: Principal, id: number, dto: RevertRequestDto): Promise<ConsoleRequestView> {
    const { request, user } = await this.targets.find(caller, id, 'request.revert');
    const decision = decideRevert({ row: request, seenStatus: dto.status, resultKey: namedStage<number>(dto).key });
    if (!decision.ok) throw refusalsError([decision]);
    const { previous, resultKey } = decision;
    await this.database.inTransaction(async () => {
      const hasStaff = resultKey !== 'result_delivery_dt' || (await this.holdStaff(request, user));
      if (previous === PROGRESS.unhandled) await this.refuseEnded(user.id);
      const columns = clearedColumns(request, previous, resultKey);
      await this.targets.change(request, columns);
      const split = resultKey === 'result_fold_dt' ? await this.split.replace(id, []) : {};
      await this.scans.takeBack(id, request.status);
      if (resultKey === 'result_delivery_dt') await this.invoices.undo(request);
      const changes = {
        status: [request.status, previous] as const,
        ...changesBetween(request, { ...request, ...columns }, ['absence_status']),
        ...split,
        stamped_by: [request[BY_KEYS[resultKey]], null] as const,
        stamped_at: [request[resultKey], null] as const,
        ...(await this.dropPhotos(id, resultKey)),
      };
      if (!hasStaff) await this.assignments.give(caller, [{ ...request, ...columns }], () => null);
      await this.history.record({ type: OPERATION.reverted, actor: caller, user, request, changes });
    });
    return this.requests.one(caller, id);
  }

  /** What was marked at the wrong door was photographed there, too. Their files go with the next run of clean-photos. */
  private async dropPhotos(wash_request_id: number, resultKey: ResultKey) {
    const proof_of = proofOfMark(resultKey);
    if (proof_of === null) return {};
    const { affected } = await this.database.manager.delete(Photo, { wash_request_id, proof_of });
    return affected ? { photo_count: [affected, 0] as const } : {};
  }

  /** Whether whoever delivered is there to do it again; holds their row and the customer's. True where it was nobody's. */
  private async holdStaff({ staff_id }: WashRequest, user: User): Promise<boolean> {
    return staff_id === null || (await this.staffs.lock([staff_id], [user.id])).length === 1;
  }

  /** Nothing is to be picked up for an account that has ended. Holds its row, so that it does not end meanwhile. */
  private async refuseEnded(userId: number): Promise<void> {
    await this.accounts.lock(userId);
    const user = await this.database.manager.findOneByOrFail(User, { id: userId });
    if (user.deleted_at !== null || hasLeft(user, this.clock.now()))
      throw FieldErrors.on('status', REASON.statusWithdrawn);
  }
}
