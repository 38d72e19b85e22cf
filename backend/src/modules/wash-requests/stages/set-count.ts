import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { REASON } from '@laundry/shared/constants/reasons';
import { foldCost } from '@laundry/shared/rules/work/fold-cost';
import { balanceDelta } from '@laundry/shared/rules/stages/request-ending';
import { stateRefusal } from '@laundry/shared/rules/dispatch/request-operations';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { Conflict } from '../../../common/errors/conflict.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { throwIfRefused } from '../../../common/errors/refusals-error.js';
import { Database } from '../../../common/transaction/database.js';
import { History } from '../../history/history.js';
import { Ledger, type CountMove } from '../../balance/ledger.js';
import { User } from '../../users/user.entity.js';
import type { RequestCountView } from './request-count.view.js';
import { RequestTargets, type RequestTarget } from '../dispatch/console-request-target.js';
import { madeEarlier, refuseOfflineAct } from '../offline-acts/offline-act.js';
import type { SetCountDto } from './set-count.dto.js';
import { FoldingSplit, sentShares } from './folding-split.js';

/** Another number of bags for a request; the customer's balance settles the difference, a folding's split follows. */
@Injectable()
export class SetCount {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(RequestTargets) private readonly targets: RequestTargets,
    @Inject(Ledger) private readonly ledger: Ledger,
    @Inject(FoldingSplit) private readonly split: FoldingSplit,
    @Inject(History) private readonly history: History,
  ) {}

  async execute(caller: Principal, id: number, dto: SetCountDto): Promise<RequestCountView> {
    const target = await this.targets.find(caller, id, 'request.count');
    const { request, user } = target;
    const { count } = dto;
    refuseOfflineAct(caller, request, dto, this.clock.now());
    if (dto.seen_count != null && dto.seen_count !== request.count) throw new Conflict();
    throwIfRefused(stateRefusal('request.count', request));
    if (count !== request.count) await this.database.inTransaction(() => this.store(caller, target, dto));
    const { available_request_count } = await this.database.manager.findOneByOrFail(User, { id: user.id });
    return { count, fold_cost: foldCost(count, request.size, user.weight), available_request_count };
  }

  /** Every write of the operation, in the one lock order. */
  private async store(caller: Principal, { request, user }: RequestTarget, dto: SetCountDto): Promise<void> {
    const { count, staff_list } = dto;
    const move: CountMove = {
      userId: user.id,
      delta: balanceDelta(request, count),
      reason: 'set_count',
      requestId: request.id,
      actorId: caller.personId,
    };
    const begun = await this.ledger.begin(move);
    if (begun === null) throw DomainError.on('count', REASON.wreqCountLacking);
    await this.targets.change(request, { count });
    const split =
      request.result_fold_dt === null ? {} : await this.split.follow({ ...request, count }, sentShares(staff_list));
    await begun.record();
    await this.history.record({
      type: OPERATION.requestCountChanged,
      actor: caller,
      user,
      request: { ...request, count },
      changes: { count: [request.count, count], ...split, ...madeEarlier(dto, this.clock.now()) },
    });
  }
}
