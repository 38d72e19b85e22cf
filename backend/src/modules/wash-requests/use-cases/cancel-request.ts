import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { CANCEL_KIND } from '@laundry/shared/constants/progress';
import { REASON } from '@laundry/shared/constants/reasons';
import { cancelRefusal, changeableRow } from '@laundry/shared/rules/change-rules';
import { refuse } from '@laundry/shared/rules/decision';
import { PICKUP_FIELD } from '@laundry/shared/rules/pickup-rules';
import { dateOf } from '@laundry/shared/time/jst';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { refusalsError } from '../../../common/errors/refusals-error.js';
import { Database } from '../../../common/transaction/database.js';
import { PickupPlaces } from '../../calendar/pickup-places.js';
import { History } from '../../history/history.js';
import { Outbox } from '../../mail/outbox.js';
import { Ledger, type CountMove } from '../../users/ledger.js';
import type { User } from '../../users/user.entity.js';
import { UserQueries } from '../../users/user.queries.js';
import { CustomerRequestQueries } from '../customer-request.queries.js';
import { requestMail } from '../request-mail.js';
import { planOf } from '../request-context.queries.js';
import { SameTimeChain } from '../same-time-chain.js';
import { WashRequest } from '../wash-request.entity.js';

/** A customer cancels a request: its bags and its place of the day come back (spec 1 §4, decisions 4). */
@Injectable()
export class CancelRequest {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(CustomerRequestQueries) private readonly requests: CustomerRequestQueries,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(Ledger) private readonly ledger: Ledger,
    @Inject(PickupPlaces) private readonly places: PickupPlaces,
    @Inject(SameTimeChain) private readonly chain: SameTimeChain,
    @Inject(History) private readonly history: History,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  async execute(caller: Principal, id: number): Promise<void> {
    const request = await this.requests.live(caller.id, id);
    const code = cancelRefusal(changeableRow(request), this.clock.now());
    if (code !== null) throw refusalsError([refuse(code, PICKUP_FIELD)]);
    const user = await this.users.byId(caller.id);
    await this.database.inTransaction(() => this.store(caller, user, request));
  }

  /** Every write of the deed, in the lock order of architecture rule 5. */
  private async store(caller: Principal, user: User, request: WashRequest): Promise<void> {
    const back: CountMove = {
      userId: user.id,
      delta: request.count,
      reason: 'cancel',
      requestId: request.id,
      actorId: caller.id,
    };
    if (!(await this.ledger.take(back))) throw new DomainError(REASON.stale);
    if (request.sched_pickup_dt !== null) await this.places.give(dateOf(request.sched_pickup_dt));
    if (!(await this.cancel(request))) await this.refuseByNow(request);
    if (planOf(request.plan_id).sameTime) await this.chain.relink(user.id);
    await this.ledger.write(back);
    await this.history.record({ type: OPERATION.requestCancelled, actor: caller, user, request });
    await this.outbox.enqueue({ template: 'request_cancelled', to: user, data: requestMail(user, request) });
  }

  /** False when the request is no longer what was decided on: picked up, moved, recounted or cancelled. */
  private async cancel(request: WashRequest): Promise<boolean> {
    const { id, user_id, count, sched_pickup_dt } = request;
    const { affected } = await this.database.manager
      .createQueryBuilder()
      .update(WashRequest)
      .set({ cancelled_at: this.clock.now(), cancel_kind: CANCEL_KIND.customer })
      .where('id = :id AND user_id = :user_id AND cancelled_at IS NULL AND result_pickup_dt IS NULL', { id, user_id })
      .andWhere('count = :count AND sched_pickup_dt = :sched_pickup_dt', { count, sched_pickup_dt })
      .execute();
    return affected === 1;
  }

  private async refuseByNow({ user_id, id }: WashRequest): Promise<never> {
    await this.requests.live(user_id, id);
    throw new DomainError(REASON.stale);
  }
}
