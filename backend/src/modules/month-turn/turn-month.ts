import { Inject, Injectable } from '@nestjs/common';
import { ROLE } from '@laundry/shared/constants/roles';
import { turnOfMonth } from '@laundry/shared/rules/payments/turn-of-month';
import { isOnetime } from '@laundry/shared/rules/plans/plan-id';
import { firstOfMonth, monthOf } from '@laundry/shared/time/jst';
import { In, IsNull, Not } from 'typeorm';
import { Clock } from '../../common/clock/clock.js';
import { allEnded } from '../../common/all-ended.js';
import { Database } from '../../common/transaction/database.js';
import { AccountLocks } from '../users/account-locks.js';
import { planOf } from '../users/stored-plan.js';
import { User } from '../users/user.entity.js';
import { MonthRequests } from '../wash-requests/weekly/month-requests.js';
import { MonthBooks } from './month-books.js';
import { MonthlyCharge, type MonthlyDue } from './monthly-charge.js';
import { MonthMails } from './month-mails.js';
import type { Turned, TurningUser } from './turned.js';

const COLUMNS: readonly (keyof TurningUser)[] = [
  ...(['id', 'email', 'current_lang', 'name1', 'name2', 'company_name', 'weight', 'status', 'withdrawal_dt'] as const),
  ...(['plan_id', 'pickup_delivery_type', 'user_plan_option', 'next_month_plan_id'] as const),
  ...(['next_month_pickup_delivery_type', 'next_month_user_plan_option', 'next_month_plan_valid_from'] as const),
  ...([
    'available_request_count',
    'is_saturday_available',
    'send_addr_zipcode',
    'payment_method_id',
    'begins_month',
  ] as const),
];

/**
 * Begins a month for some customers: plan, weekly requests, charge, bags and history, in this order, in one transaction. A
 * customer's `turned_month` moves with it by one, so a month is begun once, whoever else is at it.
 */
@Injectable()
export class TurnMonth {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(MonthRequests) private readonly requests: MonthRequests,
    @Inject(MonthlyCharge) private readonly charge: MonthlyCharge,
    @Inject(MonthBooks) private readonly books: MonthBooks,
    @Inject(MonthMails) private readonly mails: MonthMails,
  ) {}

  /** Answers how many customers' month it began: the others' was begun elsewhere, or is not to begin. */
  execute(userIds: readonly number[], before: string, month: string): Promise<number> {
    let attempts = 0;
    return this.database.inTransaction(async () => {
      attempts += 1;
      await this.accounts.lockAll(userIds);
      const turned = (await this.waiting(userIds, before)).flatMap((user) => {
        const turn = turnOfMonth(user, month);
        return turn === null ? [] : [{ before: user, user: { ...user, ...turn.newPlan }, turn }];
      });
      if (turned.length > 0) await this.store(turned, month, { holdsDays: attempts > 1 });
      return turned.length;
    });
  }

  /**
   * Every write. The days come last, though others take theirs before a request: nobody who holds one waits for these rows.
   * An attempt that others have come before holds them from its beginning.
   */
  private async store(turned: readonly Turned[], month: string, days: { readonly holdsDays: boolean }): Promise<void> {
    await this.beginPlans(turned, month);
    const owners = turned.flatMap(({ user, turn: { bags } }) => (bags === null ? [] : [{ ...user, bags }]));
    const dues = turned.filter(({ turn }) => turn.charge > 0).map((each) => dueOf(each, month));
    await this.requests.make(owners, month, days, async (schedules) => {
      const writes = [this.charge.write(dues), this.books.write(turned, schedules, month)];
      // What a month that is over has left out is no news.
      if (month === monthOf(this.clock.now())) writes.push(this.mails.write(turned, schedules, month));
      await allEnded(writes);
    });
  }

  private async beginPlans(turned: readonly Turned[], month: string): Promise<void> {
    const { manager } = this.database;
    const ids = turned.map(({ user }) => user.id);
    await manager.update(User, { id: In(ids) }, { turned_month: month });
    const begun = turned.filter(hasNothingToCome).map(({ user }) => user.id);
    if (begun.length > 0)
      await manager.update(User, { id: In(begun), begins_month: Not(IsNull()) }, { begins_month: null });
    for (const { user, turn } of turned) {
      if (turn.newPlan === null) continue;
      await manager.update(
        User,
        { id: user.id },
        {
          ...turn.newPlan,
          valid_from: firstOfMonth(`${month}-01`),
          is_first_plan: false,
          next_month_plan_id: null,
          next_month_pickup_delivery_type: null,
          next_month_user_plan_option: null,
          next_month_plan_valid_from: null,
        },
      );
    }
  }

  /** Those of the held accounts that are customers still, and whose last month is `before`. */
  private waiting(userIds: readonly number[], before: string): Promise<TurningUser[]> {
    return this.database.query<TurningUser>(
      `SELECT ${COLUMNS.join(', ')} FROM users
        WHERE id IN (${userIds.map(() => '?').join(', ')}) AND turned_month = ? AND role = ? AND deleted_at IS NULL ORDER BY id`,
      [...userIds, before, ROLE.customer],
    );
  }
}

const dueOf = ({ user, turn }: Turned, month: string): MonthlyDue => ({
  userId: user.id,
  month,
  amount: turn.charge,
  paymentMethodId: user.payment_method_id,
  planId: user.plan_id,
  begins: user.begins_month !== null,
});

/** The plan has begun with the turn, or gave way to the one-time plan. A suspended customer's plan waits for the next turn. */
const hasNothingToCome = ({ user, turn }: Turned): boolean => turn.bags !== null || isOnetime(planOf(user.plan_id));
