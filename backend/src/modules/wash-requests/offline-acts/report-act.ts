import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { LIMITS } from '@laundry/shared/constants/limits';
import { refuse } from '@laundry/shared/rules/decision';
import { addMinutes } from '@laundry/shared/time/jst';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { throwIfRefused } from '../../../common/errors/refusals-error.js';
import { Database } from '../../../common/transaction/database.js';
import { History } from '../../history/history.js';
import { User } from '../../users/user.entity.js';
import { LeftStops } from '../dispatch/left-stops.js';
import { WashRequest } from '../request/wash-request.entity.js';
import type { ReportActDto } from './report-act.dto.js';

/** Tells whoever steers the day what was done at a stop and was not taken; the request stays as it is (docs/decisions/117). */
@Injectable()
export class ReportAct {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(LeftStops) private readonly left: LeftStops,
    @Inject(History) private readonly history: History,
  ) {}

  /** Throws {@link NotFound} for whoever neither has the stop nor had it when, or within 12 hours before, they did that; ended ones, too. */
  async execute(caller: Principal, id: number, { act, made_at: madeAt, count }: ReportActDto): Promise<void> {
    const { manager } = this.database;
    const request = await manager.findOneBy(WashRequest, { id });
    if (request === null) throw new NotFound();
    if (request.staff_id !== caller.personId && !(await this.left.wasLeftBy(caller, id, madeAt))) throw new NotFound();
    const isAhead = madeAt > addMinutes(this.clock.now(), LIMITS.stampFutureMinutes);
    throwIfRefused(isAhead ? refuse('made_at_ahead', 'made_at') : null);
    const user = await manager.findOneByOrFail(User, { id: request.user_id });
    const changes = {
      reported_act: [null, act],
      made_at: [null, madeAt],
      ...(count == null ? {} : { reported_count: [null, count] as const }),
    } as const;
    await this.database.inTransaction(() =>
      this.history.record({ type: OPERATION.actReported, actor: caller, user, request, changes }),
    );
  }
}
