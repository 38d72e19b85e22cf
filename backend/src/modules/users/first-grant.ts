import { Inject, Injectable } from '@nestjs/common';
import { isOnetime, parsePlanId, washCountOf } from '@laundry/shared/rules/plan-id';
import { monthOf } from '@laundry/shared/time/jst';
import { Clock } from '../../common/clock/clock.js';
import { Database } from '../../common/transaction/database.js';
import { CountEntry } from './count-entry.entity.js';
import { Ledger } from './ledger.js';
import { User } from './user.entity.js';

/** A monthly customer who becomes active gets the plan's whole wash_count for this month at once (decisions 11). */
@Injectable()
export class FirstGrant {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Ledger) private readonly ledger: Ledger,
  ) {}

  /** Call in the transaction that made him active, which holds his row. Once a month: a second call gives nothing. */
  async give({ id, plan_id }: Pick<User, 'id' | 'plan_id'>, actorId: number | null): Promise<void> {
    const plan = parsePlanId(plan_id);
    if (plan === null || isOnetime(plan)) return;
    const onceKey = `grant:${id}:${monthOf(this.clock.today())}`;
    if (await this.database.manager.existsBy(CountEntry, { once_key: onceKey })) return;
    // Unused bags do not carry over (decisions 4): the balance rises to the plan's count.
    const { available_request_count: balance } = await this.database.manager.findOneByOrFail(User, { id });
    const delta = Math.max(0, washCountOf(plan.part) - balance);
    await this.ledger.move({ userId: id, delta, reason: 'grant', actorId, onceKey });
  }
}
