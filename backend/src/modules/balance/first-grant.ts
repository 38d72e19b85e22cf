import { Inject, Injectable } from '@nestjs/common';
import { balanceRoom } from '@laundry/shared/rules/payments/extra-purchase';
import { isOnetime, parsePlanId, washCountOf } from '@laundry/shared/rules/plans/plan-id';
import { firstDayOf, firstMonth, monthBeforeFirst } from '@laundry/shared/rules/payments/month-turn';
import { at, monthOf } from '@laundry/shared/time/jst';
import { MoreThanOrEqual } from 'typeorm';
import { Clock } from '../../common/clock/clock.js';
import { Database } from '../../common/transaction/database.js';
import { AccountMonth } from './account-month.js';
import { CountEntry, expiryKey, grantKey } from './count-entry.entity.js';
import { Ledger } from './ledger.js';
import { User } from '../users/user.entity.js';

type Consequence = (user: User) => Promise<void>;

/** A monthly customer who becomes active gets the plan's whole wash_count for this month at once (handbook/bags.md#grants). */
@Injectable()
export class FirstGrant {
  private readonly consequences: Consequence[] = [];

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Ledger) private readonly ledger: Ledger,
    @Inject(AccountMonth) private readonly months: AccountMonth,
  ) {}

  /** Called once at the start by a module above. */
  whenGiven(consequence: Consequence): void {
    this.consequences.push(consequence);
  }

  /**
   * Call in the transaction that makes the account active, which holds its row. Once a month: a second call gives
   * nothing. One whose plan begins later gets nothing yet. `besides`: what is held came back in this month, to a one-time
   * plan (docs/decisions/116). Answers the account's month, `YYYY-MM`.
   */
  async grant(
    { id, plan_id }: Pick<User, 'id' | 'plan_id'>,
    actorId: number | null,
    { besides = false }: { readonly besides?: boolean } = {},
  ): Promise<string> {
    const before = await this.database.manager.findOneByOrFail(User, { id });
    const now = this.clock.now();
    if (before.begins_month !== null) return this.wait(before, monthBeforeFirst(before.begins_month, before, now));
    const month = firstMonth(before, now);
    await this.database.manager.update(User, { id }, { turned_month: month });
    const held = await this.heldIn(month, before);
    const plan = parsePlanId(plan_id);
    if (plan === null || isOnetime(plan)) return month;
    const onceKey = grantKey(id, month);
    if (await this.database.manager.existsBy(CountEntry, { once_key: onceKey })) return month;
    // Unused bags do not carry over (handbook/bags.md#grants): the balance rises to the plan's count.
    const lacking = besides ? washCountOf(plan.part) : Math.max(0, washCountOf(plan.part) - held);
    const delta = Math.min(lacking, balanceRoom(held));
    await this.ledger.move({ userId: id, delta, reason: 'grant', actorId, onceKey });
    for (const consequence of this.consequences) await consequence({ ...before, turned_month: month });
    return month;
  }

  /**
   * The bags that are held in a month. Those of an earlier one, which no turn has ended while the account had none, expire;
   * what came back in this one stays (docs/decisions/107).
   */
  private async heldIn(month: string, { id, turned_month, available_request_count: held }: User): Promise<number> {
    if (held === 0 || turned_month === null || turned_month >= month) return held;
    const created_at = MoreThanOrEqual(at(firstDayOf(month), '00:00'));
    const ofMonth = await this.database.manager.sum(CountEntry, 'delta', { user_id: id, created_at });
    const expired = Math.max(0, held - Math.max(0, ofMonth ?? 0));
    if (expired === 0) return held;
    const onceKey = expiryKey(id, month);
    await this.ledger.move({ userId: id, delta: -expired, reason: 'expire', actorId: null, onceKey });
    return held - expired;
  }

  /** The plan begins with the turn to the month after. */
  private async wait({ id }: User, month: string): Promise<string> {
    await this.database.manager.update(User, { id }, { turned_month: month });
    // The turn to its first month has been already, and the next is a month away.
    if (month < monthOf(this.clock.now())) this.months.catchUp(id);
    return month;
  }
}
