import { Inject, Injectable } from '@nestjs/common';
import { LIMITS } from '@laundry/shared/constants/limits';
import { pickupDateChoices } from '@laundry/shared/rules/dates/pickup-rules';
import { onetimeDateChoices } from '@laundry/shared/rules/onetime/onetime-choices';
import { isOnetime } from '@laundry/shared/rules/plans/plan-id';
import { addDays, daysBetween } from '@laundry/shared/time/jst';
import { Clock } from '../../../common/clock/clock.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { SERVER_LIMITS } from '../../../common/server-limits.js';
import { CalendarQueries } from '../../calendar/calendar.queries.js';
import { UserQueries } from '../../users/user.queries.js';
import { OnetimeContextQueries } from '../onetime/onetime-context.queries.js';
import { UnpaidHolds } from '../onetime/unpaid-holds.js';
import type { PickupDatesQuery } from './pickup-dates.query.dto.js';
import type { FullDayView, PickupDateView } from './pickup-date.view.js';
import { planOf } from '../../users/stored-plan.js';
import { RequestContextQueries } from '../request/request-context.queries.js';

@Injectable()
export class PickupDateQueries {
  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(RequestContextQueries) private readonly contexts: RequestContextQueries,
    @Inject(OnetimeContextQueries) private readonly onetime: OnetimeContextQueries,
    @Inject(UnpaidHolds) private readonly holds: UnpaidHolds,
    @Inject(CalendarQueries) private readonly calendar: CalendarQueries,
  ) {}

  /** The days on which a customer can ask for a pickup, at most 45 of them. */
  async of(userId: number, query: PickupDatesQuery): Promise<PickupDateView[]> {
    const { from, to } = this.spanOf(query);
    const user = await this.users.shown(userId);
    if (isOnetime(planOf(user.plan_id))) {
      const full = await this.holds.fullDays(user, from, to);
      return [...onetimeDateChoices(from, to, await this.onetime.of(user), full)];
    }
    const full = await this.calendar.fullDays(from, to);
    return [...pickupDateChoices(from, to, await this.contexts.of(user), full)];
  }

  /** The days that take no more pickups, whoever asks for them. */
  async fullDays(query: PickupDatesQuery): Promise<FullDayView[]> {
    const { from, to } = this.spanOf(query);
    return [...(await this.calendar.fullDays(from, to))].toSorted().map((date) => ({ date }));
  }

  private spanOf(query: PickupDatesQuery) {
    const from = query.from ?? this.clock.today();
    const to = query.to ?? addDays(from, LIMITS.daysAhead);
    const days = daysBetween(from, to) + 1;
    if (days < 1 || days > SERVER_LIMITS.pickupDatesSpanDays) throw FieldErrors.on('to', 'invalid_date');
    return { from, to };
  }
}
