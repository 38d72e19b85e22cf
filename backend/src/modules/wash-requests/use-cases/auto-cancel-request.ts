import { Inject, Injectable } from '@nestjs/common';
import { LIMITS } from '@laundry/shared/constants/limits';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { CANCEL_KIND } from '@laundry/shared/constants/progress';
import { isOnetime } from '@laundry/shared/rules/plan-id';
import { dateOf, type JstDateTime } from '@laundry/shared/time/jst';
import { Clock } from '../../../common/clock/clock.js';
import { Database } from '../../../common/transaction/database.js';
import { PickupPlaces } from '../../calendar/pickup-places.js';
import { History } from '../../history/history.js';
import { Outbox } from '../../mail/outbox.js';
import { Ledger, type CountMove } from '../../users/ledger.js';
import { User } from '../../users/user.entity.js';
import { NoLongerDue, unlessOvertaken } from '../no-longer-due.js';
import { planOf } from '../request-context.queries.js';
import { requestMail } from '../request-mail.js';
import { SameTimeChain } from '../same-time-chain.js';
import { WashRequest } from '../wash-request.entity.js';

/**
 * Cancels a request whose pickup was not done in time: one bag counts as used, the others come back, the day's place is
 * free (decisions 4 and 9). A driver, an operator or the customer who is quicker wins (reliability F-15).
 */
@Injectable()
export class AutoCancelRequest {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Ledger) private readonly ledger: Ledger,
    @Inject(PickupPlaces) private readonly places: PickupPlaces,
    @Inject(SameTimeChain) private readonly chain: SameTimeChain,
    @Inject(History) private readonly history: History,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  /** `pickup`: the one that was found overdue. False when it was done, moved or cancelled meanwhile. */
  async execute(id: number, pickup: JstDateTime): Promise<boolean> {
    const request = await this.database.manager.findOneByOrFail(WashRequest, { id });
    const user = await this.database.manager.findOneByOrFail(User, { id: request.user_id });
    return unlessOvertaken(this.database, () => this.store(user, request, pickup));
  }

  /** Every write of the deed, in the lock order of architecture rule 5. */
  private async store(user: User, request: WashRequest, pickup: JstDateTime): Promise<void> {
    const plan = planOf(request.plan_id);
    const returned = isOnetime(plan) ? null : Math.max(0, request.count - LIMITS.autoCancelBags);
    const back: CountMove = {
      userId: user.id,
      delta: returned ?? 0,
      reason: 'auto_cancel',
      requestId: request.id,
      actorId: null,
    };
    if (!(await this.ledger.take(back))) throw new NoLongerDue();
    await this.places.give(dateOf(pickup));
    await this.cancel(request, pickup);
    if (plan.sameTime) await this.chain.relink(user.id);
    await this.ledger.write(back);
    await this.history.record({ type: OPERATION.requestAutoCancelled, actor: null, user, request });
    if (user.deleted_at !== null) return;
    const data = { ...requestMail(user, request), returned };
    await this.outbox.enqueue({ template: 'request_auto_cancelled', to: user, data });
  }

  private async cancel({ id, count }: WashRequest, pickup: JstDateTime): Promise<void> {
    const { affected } = await this.database.manager
      .createQueryBuilder()
      .update(WashRequest)
      .set({ cancelled_at: this.clock.now(), cancel_kind: CANCEL_KIND.automatic })
      .where('id = :id AND cancelled_at IS NULL AND result_pickup_dt IS NULL AND pay_by IS NULL', { id })
      .andWhere('sched_pickup_dt = :pickup AND count = :count', { pickup, count })
      .execute();
    if (affected !== 1) throw new NoLongerDue();
  }
}
