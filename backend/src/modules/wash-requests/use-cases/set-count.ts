import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { REASON } from '@laundry/shared/constants/reasons';
import type { SizeKey } from '@laundry/shared/constants/sizes';
import { foldCost } from '@laundry/shared/rules/fold-cost';
import type { Principal } from '../../../common/auth/principal.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { Database } from '../../../common/transaction/database.js';
import { History } from '../../history/history.js';
import { Ledger, type CountMove } from '../../users/ledger.js';
import { User } from '../../users/user.entity.js';
import type { RequestCountView } from '../console-request-actions.view.js';
import { RequestTargets, type RequestTarget } from '../console-request-target.js';

/** Another number of bags for a request; the customer's balance settles the difference (decisions 4 and 11 "setCount"). */
@Injectable()
export class SetCount {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(RequestTargets) private readonly targets: RequestTargets,
    @Inject(Ledger) private readonly ledger: Ledger,
    @Inject(History) private readonly history: History,
  ) {}

  async execute(caller: Principal, id: number, count: number): Promise<RequestCountView> {
    const target = await this.targets.find(caller, id, 'request.count');
    const { request, user, isOnetime } = target;
    if (isOnetime) throw FieldErrors.on('count', 'onetime_not_allowed');
    if (count !== request.count) await this.database.inTransaction(() => this.store(caller, target, count));
    const { available_request_count } = await this.database.manager.findOneByOrFail(User, { id: user.id });
    return { count, fold_cost: foldCost(count, request.size as SizeKey, user.weight), available_request_count };
  }

  /** Every write of the deed, in the lock order of architecture rule 5. */
  private async store(caller: Principal, { request, user }: RequestTarget, count: number): Promise<void> {
    const move: CountMove = {
      userId: user.id,
      delta: request.count - count,
      reason: 'set_count',
      requestId: request.id,
      actorId: caller.id,
    };
    if (!(await this.ledger.take(move))) throw new DomainError(REASON.wreqCountLacking);
    await this.targets.change(request, { count });
    await this.ledger.write(move);
    await this.history.record({
      type: OPERATION.requestCountChanged,
      actor: caller,
      user,
      request: { ...request, count },
      changes: { count: [request.count, count] },
    });
  }
}
