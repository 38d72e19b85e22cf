import { Inject, Injectable } from '@nestjs/common';
import { accountMonth } from '@laundry/shared/rules/payments/month-turn';
import { washCountOf, type PlanId } from '@laundry/shared/rules/plans/plan-id';
import type { WeeklyFacts } from '@laundry/shared/rules/weekly/weekly-dates';
import { weeklyFrom } from '@laundry/shared/rules/weekly/weekly-need';
import { monthOf } from '@laundry/shared/time/jst';
import { IsNull } from 'typeorm';
import { Clock } from '../../../common/clock/clock.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { Database } from '../../../common/transaction/database.js';
import type { User } from '../../users/user.entity.js';
import { UserQueries } from '../../users/user.queries.js';
import { planOf } from '../../users/stored-plan.js';
import { StatusCheck } from '../../users/status-check.js';
import { MonthSchedules } from './month-schedules.js';
import { WeekRequest } from './week-request.entity.js';
import { weekRequestView, type WeekRequestView } from './week-request.view.js';

/** A customer, and what decides about the schedule that they save now: the plan and the month for which it holds first. */
export interface ScheduleContext {
  readonly user: User;
  readonly plan: PlanId;
  readonly month: string;
  readonly granted: number;
  readonly facts: WeeklyFacts;
}

@Injectable()
export class WeeklyScheduleQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(StatusCheck) private readonly status: StatusCheck,
    @Inject(MonthSchedules) private readonly schedules: MonthSchedules,
  ) {}

  /** The forms of a customer's present schedule, in their order. */
  async forms(userId: number): Promise<WeekRequestView[]> {
    return (await this.present(userId)).map(weekRequestView);
  }

  present(userId: number): Promise<WeekRequest[]> {
    const where = { user_id: userId, until_month: IsNull() };
    return this.database.manager.find(WeekRequest, { where, order: { id: 'ASC' } });
  }

  /** Throws who may not have a schedule: accounts that are not active, and one-time plans. */
  async context(userId: number): Promise<ScheduleContext> {
    const user = await this.users.byId(userId);
    await this.status.refuse(user);
    const plan_id = user.next_month_plan_id ?? user.plan_id;
    const plan = planOf(plan_id);
    const month = monthOf(weeklyFrom(accountMonth(user, this.clock.now())));
    const facts = await this.schedules.factsOfMonth({ ...user, plan_id }, month);
    if (facts === null) throw FieldErrors.on('plan_id', 'onetime_not_allowed');
    return { user, plan, month, granted: washCountOf(plan.part), facts };
  }
}
