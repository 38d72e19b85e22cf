import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { aheadRefusal } from '@laundry/shared/rules/stages/made-at';
import { addDays, dateOf } from '@laundry/shared/time/jst';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { throwIfRefused } from '../../../common/errors/refusals-error.js';
import { Database } from '../../../common/transaction/database.js';
import { History } from '../../history/history.js';
import { AccountLocks } from '../../users/account-locks.js';
import { User } from '../../users/user.entity.js';
import { LeftStops } from '../dispatch/left-stops.js';
import { WashRequest } from '../request/wash-request.entity.js';
import { REPORT_DAYS } from './reported-act.js';
import type { ReportActDto } from './report-act.dto.js';

/** Tells whoever steers the day what was done at a stop and was not taken; the request stays as it is (docs/decisions/117). */
@Injectable()
export class ReportAct {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(LeftStops) private readonly left: LeftStops,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(History) private readonly history: History,
  ) {}

  /**
   * Throws {@link NotFound} for whoever neither has the stop nor has had it since 12 hours before they did that, and for what
   * was done so long ago that nobody is shown it; ended ones, too.
   */
  async execute(caller: Principal, id: number, { act, made_at: madeAt, count, refusal }: ReportActDto): Promise<void> {
    const request = await this.database.manager.findOneBy(WashRequest, { id });
    if (request === null) throw new NotFound();
    if (dateOf(madeAt) < addDays(this.clock.today(), -REPORT_DAYS)) throw new NotFound();
    if (request.staff_id !== caller.personId && !(await this.left.wasLeftBy(caller, id, madeAt))) throw new NotFound();
    throwIfRefused(aheadRefusal(madeAt, this.clock.now()));
    const changes = {
      reported_act: [null, act],
      made_at: [null, madeAt],
      ...(count == null ? {} : { reported_count: [null, count] as const }),
      ...(refusal == null ? {} : { reported_refusal: [null, refusal] as const }),
    } as const;
    await this.database.inTransaction(async () => {
      // A name is written: not that of an account which is made anonymous meanwhile.
      await this.accounts.lock(request.user_id);
      const user = await this.database.manager.findOneByOrFail(User, { id: request.user_id });
      await this.history.record({ type: OPERATION.actReported, actor: caller, user, request, changes });
    });
  }
}
