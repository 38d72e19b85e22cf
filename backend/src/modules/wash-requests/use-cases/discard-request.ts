import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { CANCEL_KIND, PROGRESS } from '@laundry/shared/constants/progress';
import { stateRefusal } from '@laundry/shared/rules/request-operations';
import { dateOf } from '@laundry/shared/time/jst';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { throwIfRefused } from '../../../common/errors/refusals-error.js';
import { Database } from '../../../common/transaction/database.js';
import { PickupPlaces } from '../../calendar/pickup-places.js';
import { History } from '../../history/history.js';
import { AccountHold } from '../../users/account-hold.js';
import { RequestTargets, type RequestTarget } from '../console-request-target.js';
import { planOf } from '../request-context.queries.js';
import { SameTimeChain } from '../same-time-chain.js';

/**
 * An operator discards a request, at any stage before delivery: its bags count as used, and before pickup its place of
 * the day is free again (spec 2 §2.5, decisions 4 and 11 "Discard").
 */
@Injectable()
export class DiscardRequest {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(RequestTargets) private readonly targets: RequestTargets,
    @Inject(AccountHold) private readonly accounts: AccountHold,
    @Inject(PickupPlaces) private readonly places: PickupPlaces,
    @Inject(SameTimeChain) private readonly chain: SameTimeChain,
    @Inject(History) private readonly history: History,
  ) {}

  async execute(caller: Principal, id: number): Promise<void> {
    const target = await this.targets.find(caller, id, 'request.discard');
    throwIfRefused(stateRefusal('request.discard', target.request));
    await this.database.inTransaction(() => this.store(caller, target));
  }

  /** Every write of the deed, in the lock order of architecture rule 5. */
  private async store(caller: Principal, { request, user }: RequestTarget): Promise<void> {
    const isBeforePickup = request.status === PROGRESS.unhandled;
    await this.accounts.take(user.id);
    if (isBeforePickup && request.sched_pickup_dt !== null) await this.places.give(dateOf(request.sched_pickup_dt));
    await this.targets.change(request, { cancelled_at: this.clock.now(), cancel_kind: CANCEL_KIND.discard });
    if (planOf(request.plan_id).sameTime) await this.chain.relink(user.id);
    await this.history.record({ type: OPERATION.requestDiscarded, actor: caller, user, request });
  }
}
