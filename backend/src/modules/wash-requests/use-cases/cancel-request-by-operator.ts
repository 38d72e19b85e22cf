import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { CANCEL_KIND } from '@laundry/shared/constants/progress';
import { REASON } from '@laundry/shared/constants/reasons';
import { stateRefusal } from '@laundry/shared/rules/request-operations';
import { dateOf } from '@laundry/shared/time/jst';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { throwIfRefused } from '../../../common/errors/refusals-error.js';
import { Database } from '../../../common/transaction/database.js';
import { PickupPlaces } from '../../calendar/pickup-places.js';
import { History } from '../../history/history.js';
import { Outbox } from '../../mail/outbox.js';
import { Ledger, type CountMove } from '../../users/ledger.js';
import { RequestTargets, type RequestTarget } from '../console-request-target.js';
import { requestMail } from '../request-mail.js';
import { planOf } from '../request-context.queries.js';
import { SameTimeChain } from '../same-time-chain.js';

/** An operator cancels a pickup before it is done: bags and place come back, the customer is told (spec 2 §2.5). */
@Injectable()
export class CancelRequestByOperator {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(RequestTargets) private readonly targets: RequestTargets,
    @Inject(Ledger) private readonly ledger: Ledger,
    @Inject(PickupPlaces) private readonly places: PickupPlaces,
    @Inject(SameTimeChain) private readonly chain: SameTimeChain,
    @Inject(History) private readonly history: History,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  async execute(caller: Principal, id: number): Promise<void> {
    const target = await this.targets.find(caller, id, 'request.cancel');
    throwIfRefused(stateRefusal('request.cancel', target.request));
    await this.database.inTransaction(() => this.store(caller, target));
  }

  /** Every write of the deed, in the lock order of architecture rule 5. */
  private async store(caller: Principal, { request, user }: RequestTarget): Promise<void> {
    const back: CountMove = {
      userId: user.id,
      delta: request.count,
      reason: 'cancel',
      requestId: request.id,
      actorId: caller.id,
    };
    if (!(await this.ledger.take(back))) throw new DomainError(REASON.stale);
    if (request.sched_pickup_dt !== null) await this.places.give(dateOf(request.sched_pickup_dt));
    await this.targets.change(request, { cancelled_at: this.clock.now(), cancel_kind: CANCEL_KIND.operator });
    if (planOf(request.plan_id).sameTime) await this.chain.relink(user.id);
    await this.ledger.write(back);
    await this.history.record({ type: OPERATION.pickupCancelledByOperator, actor: caller, user, request });
    await this.outbox.enqueue({
      template: 'request_cancelled_by_operator',
      to: user,
      data: requestMail(user, request),
    });
  }
}
