import { Inject, Injectable } from '@nestjs/common';
import { CANCEL_KIND } from '@laundry/shared/constants/progress';
import type { PaymentChannel } from '@laundry/shared/constants/payment-states';
import { REASON } from '@laundry/shared/constants/reasons';
import { isOnetime } from '@laundry/shared/rules/plans/plan-id';
import { giveWay, takesUnpaid } from '@laundry/shared/rules/onetime/unpaid-holds';
import { at, dateOf, endOfDay, type JstDate } from '@laundry/shared/time/jst';
import { Between, IsNull, Not } from 'typeorm';
import type { Principal } from '../../../common/auth/principal.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { PickupDay } from '../../calendar/places/pickup-day.entity.js';
import { PickupPlaces } from '../../calendar/places/pickup-places.js';
import { ExpirePayment } from '../../payments/reconcile/expire-payment.js';
import { AccountLocks } from '../../users/account-locks.js';
import type { User } from '../../users/user.entity.js';
import { UserQueries } from '../../users/user.queries.js';
import { EndRequest } from '../ending/end-request.js';
import { HELD, OPEN } from '../request/live-request.js';
import { planOf } from '../../users/stored-plan.js';
import { WashRequest } from '../request/wash-request.entity.js';
import { PaymentsOfRequest } from './payments-of-request.js';

/** One-time requests that hold a place while nobody has paid for them: few a customer, and a share of a day (decisions/055). */
@Injectable()
export class UnpaidHolds {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(PickupPlaces) private readonly places: PickupPlaces,
    @Inject(PaymentsOfRequest) private readonly payments: PaymentsOfRequest,
    @Inject(ExpirePayment) private readonly expiry: ExpirePayment,
    @Inject(EndRequest) private readonly ending: EndRequest,
  ) {}

  /** A customer ends a hold of theirs, to begin anew. Throws {@link NotFound}, or `stale` when it was paid meanwhile. */
  async cancel({ accountId: user_id }: Pick<Principal, 'accountId'>, id: number): Promise<void> {
    await this.database.inTransaction(async () => {
      await this.accounts.lock(user_id);
      const request = await this.database.manager.findOneBy(WashRequest, { id, user_id, ...OPEN });
      if (request === null || !isOnetime(planOf(request.plan_id))) throw new NotFound();
      if (request.pay_by === null) throw new DomainError(REASON.stale);
      await this.end(await this.users.byId(user_id), request);
    });
  }

  /** A customer's hold that waits to be paid by a channel; null: there is none. */
  async paidBy(user_id: number, channel: PaymentChannel): Promise<WashRequest | null> {
    for (const request of await this.database.manager.findBy(WashRequest, { user_id, ...HELD }))
      if ((await this.payments.open(request))?.channel === channel) return request;
    return null;
  }

  /** Ends what gives way to one more hold on `day`. Call with the account's row held, and no day's yet. */
  async makeRoom(user: User, day: JstDate): Promise<void> {
    const held = { where: { user_id: user.id, ...HELD }, order: { id: 'ASC' } } as const;
    const ended = giveWay(await this.database.manager.find(WashRequest, held));
    if (ended.length === 0) return;
    const days = ended.flatMap(({ sched_pickup_dt }) => (sched_pickup_dt === null ? [] : [dateOf(sched_pickup_dt)]));
    // In their order, so that two customers who move between the same days wait for each other.
    await this.places.hold([...days, day]);
    for (const request of ended) await this.end(user, request);
  }

  /** Whether unpaid requests may take a place of a day that was just taken, and so holds its row. */
  async hasRoom(date: JstDate): Promise<boolean> {
    const { used, day_limit } = await this.database.manager.findOneByOrFail(PickupDay, { date });
    if (day_limit === null) return true;
    const ofDay = { sched_pickup_dt: Between(at(date, '00:00'), endOfDay(date)), ...HELD };
    const held = await this.database.manager.countBy(WashRequest, ofDay);
    return takesUnpaid({ used: used - 1, held, day_limit });
  }

  /** The days of a span that take no more of a customer's, once what gives way to one more has ended. */
  async fullDays({ id: user_id }: Pick<User, 'id'>, from: JstDate, to: JstDate): Promise<Set<JstDate>> {
    const { manager } = this.database;
    const limited = await manager.findBy(PickupDay, { date: Between(from, to), day_limit: Not(IsNull()) });
    if (limited.length === 0) return new Set();
    const inSpan = { sched_pickup_dt: Between(at(from, '00:00'), endOfDay(to)), ...HELD };
    const held = perDay(await manager.findBy(WashRequest, inSpan));
    const ending = perDay(
      giveWay(await manager.find(WashRequest, { where: { user_id, ...HELD }, order: { id: 'ASC' } })),
    );
    const takesOne = ({ date, used, day_limit }: PickupDay) => {
      const free = ending.get(date) ?? 0;
      return takesUnpaid({ used: used - free, held: (held.get(date) ?? 0) - free, day_limit });
    };
    return new Set(limited.filter((day) => !takesOne(day)).map(({ date }) => date));
  }

  private async end(user: User, request: WashRequest): Promise<void> {
    const payment = await this.payments.open(request);
    if (payment !== null && (await this.expiry.cancel(payment.id))) return;
    await this.ending.execute({ kind: CANCEL_KIND.unpaid, actor: null, user, request });
  }
}

function perDay(requests: readonly WashRequest[]): ReadonlyMap<JstDate, number> {
  const counts = new Map<JstDate, number>();
  for (const { sched_pickup_dt } of requests) {
    if (sched_pickup_dt === null) continue;
    const date = dateOf(sched_pickup_dt);
    counts.set(date, (counts.get(date) ?? 0) + 1);
  }
  return counts;
}
