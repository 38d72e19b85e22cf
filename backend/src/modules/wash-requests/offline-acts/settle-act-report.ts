import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { In } from 'typeorm';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { History } from '../../history/history.js';
import { OperationHistory } from '../../history/operation-history.entity.js';
import { AccountLocks } from '../../users/account-locks.js';
import { User } from '../../users/user.entity.js';
import { SharedRows } from '../../versions/shared-rows.js';
import { Stale } from '../../versions/stale.js';
import { WashRequest } from '../request/wash-request.entity.js';
import type { SettleReportDto } from './settle-report.dto.js';

const { actReportClosed, actReportReopened } = OPERATION;
type Settling = typeof actReportClosed | typeof actReportReopened;

/** Somebody has seen to what was reported, or takes that back: an entry of its own, by whoever is first. */
@Injectable()
export class SettleActReport {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(SharedRows) private readonly rows: SharedRows,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(History) private readonly history: History,
  ) {}

  /** Throws {@link NotFound} for what is no report, and {@link Stale} where a colleague has closed it already, or opened it again since. */
  close(caller: Principal, id: number, seen: SettleReportDto): Promise<void> {
    return this.settle(caller, id, actReportClosed, seen);
  }

  /** Throws {@link NotFound} for what is no report, and {@link Stale} where a colleague has opened it again already, or closed it since. */
  reopen(caller: Principal, id: number, seen: SettleReportDto): Promise<void> {
    return this.settle(caller, id, actReportReopened, seen);
  }

  private settle(
    caller: Principal,
    id: number,
    type: Settling,
    { seen_settled_id: seen }: SettleReportDto,
  ): Promise<void> {
    return this.database.inTransaction(async () => {
      const { manager } = this.database;
      const report = await manager.findOneBy(OperationHistory, { id, operation_type: OPERATION.actReported });
      if (report?.wreq_id == null) throw new NotFound();
      const request = await manager.findOneByOrFail(WashRequest, { id: report.wreq_id });
      // A name is written: not that of an account which is made anonymous meanwhile.
      await this.accounts.lock(request.user_id);
      await this.rows.hold(OperationHistory, { id });
      const latest = await manager.findOne(OperationHistory, {
        where: { target_id: id, operation_type: In([actReportClosed, actReportReopened]) },
        order: { id: 'DESC' },
      });
      const isDone = (latest?.operation_type ?? actReportReopened) === type;
      // Whoever was first themselves has lost the answer, and is done.
      if (isDone && (latest === null || latest.operation_user_id === caller.accountId)) return;
      if (latest !== null && (isDone || (seen !== undefined && seen !== latest.id))) throw this.staleBy(latest);
      const user = await manager.findOneByOrFail(User, { id: request.user_id });
      await this.history.record({ type, actor: caller, user, request, target: id });
    });
  }

  private staleBy({ operation_type: type, operation_user: by, search_timestamp: at }: OperationHistory): Stale {
    const words = type === actReportClosed ? 'act_report_closed_by' : 'act_report_reopened_by';
    return new Stale({ by, at }, this.clock.now(), {}, words);
  }
}
