import { Inject, Injectable } from '@nestjs/common';
import { REQUEST_TYPE, type RequestType } from '@laundry/shared/constants/progress';
import { isServed } from '@laundry/shared/rules/area-service';
import { parsePlanId, type PlanId } from '@laundry/shared/rules/plan-id';
import type { RequestContext } from '@laundry/shared/rules/request-context';
import { Clock } from '../../common/clock/clock.js';
import { AreaQueries } from '../areas/area.queries.js';
import { CalendarQueries } from '../calendar/calendar.queries.js';
import type { User } from '../users/user.entity.js';

/** Gathers what the date rules of shared/rules want to know about a customer. */
@Injectable()
export class RequestContextQueries {
  constructor(
    @Inject(AreaQueries) private readonly areas: AreaQueries,
    @Inject(CalendarQueries) private readonly calendar: CalendarQueries,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** `planId`: the plan whose rules hold, the customer's own unless the request was made under another. */
  async of(
    user: Pick<User, 'send_addr_zipcode' | 'is_saturday_available' | 'plan_id'>,
    { planId = user.plan_id, requestType = REQUEST_TYPE.eachTime }: { planId?: string; requestType?: RequestType } = {},
  ): Promise<RequestContext> {
    const plan = planOf(planId);
    const [area, calendar] = await Promise.all([
      this.areas.ofZipcode(user.send_addr_zipcode),
      this.calendar.openCalendar(user),
    ]);
    return {
      now: this.clock.now(),
      calendar,
      area: area !== null && isServed(area, plan) ? area : null,
      sameTime: plan.sameTime,
      requestType,
    };
  }
}

/** A stored plan id, which always parses. */
export function planOf(planId: string): PlanId {
  const plan = parsePlanId(planId);
  if (plan === null) throw new Error(`stored plan id does not parse: ${planId}`);
  return plan;
}
