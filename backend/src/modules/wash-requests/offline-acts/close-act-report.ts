import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import type { Principal } from '../../../common/auth/principal.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { History } from '../../history/history.js';
import { OperationHistory } from '../../history/operation-history.entity.js';
import { AccountLocks } from '../../users/account-locks.js';
import { User } from '../../users/user.entity.js';
import { SharedRows } from '../../versions/shared-rows.js';
import { WashRequest } from '../request/wash-request.entity.js';

/** Somebody has seen to what was reported: an entry of its own, once. */
@Injectable()
export class CloseActReport {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(SharedRows) private readonly rows: SharedRows,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(History) private readonly history: History,
  ) {}

  /** Throws {@link NotFound} for what is no report. One that is closed stays so. */
  execute(caller: Principal, id: number): Promise<void> {
    return this.database.inTransaction(async () => {
      const { manager } = this.database;
      const type = OPERATION.actReportClosed;
      const report = await manager.findOneBy(OperationHistory, { id, operation_type: OPERATION.actReported });
      if (report?.wreq_id == null) throw new NotFound();
      const request = await manager.findOneByOrFail(WashRequest, { id: report.wreq_id });
      // A name is written: not that of an account which is made anonymous meanwhile.
      await this.accounts.lock(request.user_id);
      await this.rows.hold(OperationHistory, { id });
      if (await manager.existsBy(OperationHistory, { operation_type: type, target_id: id })) return;
      const user = await manager.findOneByOrFail(User, { id: request.user_id });
      await this.history.record({ type, actor: caller, user, request, target: id });
    });
  }
}
