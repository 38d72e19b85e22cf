import { Inject, Injectable } from '@nestjs/common';
import { REQUEST_TYPE, type RequestType } from '@laundry/shared/constants/progress';
import { servedArea } from '@laundry/shared/rules/plans/area-service';
import type { RequestContext } from '@laundry/shared/rules/dates/request-context';
import { type JstDate } from '@laundry/shared/time/jst';
import { Clock } from '../../../common/clock/clock.js';
import { AreaQueries } from '../../areas/area.queries.js';
import { CalendarQueries } from '../../calendar/calendar.queries.js';
import { DayRevisions } from '../../calendar/places/day-revisions.js';
import { planOf } from '../../users/stored-plan.js';
import type { User } from '../../users/user.entity.js';

interface Wanted {
  /** The plan whose rules hold: the customer's own unless the request was made under another. */
  readonly planId?: string;
  readonly requestType?: RequestType;
}

/** What a booking is decided on, and the day whose row holds it until it is stored. */
export interface BookingContext extends RequestContext {
  readonly revision: number;
}

/** Gathers what the date rules of shared/rules want to know about a customer. */
@Injectable()
export class RequestContextQueries {
  constructor(
    @Inject(AreaQueries) private readonly areas: AreaQueries,
    @Inject(CalendarQueries) private readonly calendar: CalendarQueries,
    @Inject(DayRevisions) private readonly days: DayRevisions,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async of(
    user: Pick<User, 'send_addr_zipcode' | 'is_saturday_available' | 'plan_id' | 'withdrawal_dt'>,
    { planId = user.plan_id, requestType = REQUEST_TYPE.eachTime }: Wanted = {},
  ): Promise<RequestContext> {
    const plan = planOf(planId);
    const [area, calendar] = await Promise.all([
      this.areas.ofZipcode(user.send_addr_zipcode),
      this.calendar.openCalendar(user),
    ]);
    return {
      now: this.clock.now(),
      calendar,
      area: servedArea(area, plan),
      sameTime: plan.sameTime,
      requestType,
      leavesAt: user.withdrawal_dt,
    };
  }

  /** The same for a booking on a day. The day's revision is read first: what is read after it is at least as new. */
  async forBooking(
    day: JstDate,
    user: Parameters<RequestContextQueries['of']>[0],
    wanted?: Wanted,
  ): Promise<BookingContext> {
    const revision = await this.days.of(day);
    return { ...(await this.of(user, wanted)), revision };
  }
}
