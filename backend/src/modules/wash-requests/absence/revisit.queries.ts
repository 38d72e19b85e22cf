import { Inject, Injectable } from '@nestjs/common';
import type { LegName } from '@laundry/shared/constants/progress';
import { VISIT_LIMITS } from '@laundry/shared/constants/visit-limits';
import { missedLeg } from '@laundry/shared/rules/visits/missed-leg';
import { revisitTimes, type RevisitTime } from '@laundry/shared/rules/visits/revisit';
import { addDays, dateOf } from '@laundry/shared/time/jst';
import { Clock } from '../../../common/clock/clock.js';
import { CalendarQueries } from '../../calendar/calendar.queries.js';
import type { User } from '../../users/user.entity.js';
import { RequestContextQueries } from '../request/request-context.queries.js';
import type { WashRequest } from '../request/wash-request.entity.js';

/** A leg that was missed, and when somebody can come again. */
export interface Revisit {
  readonly leg: LegName;
  readonly times: readonly RevisitTime[];
}

/** The next times that work for what was missed (handbook/requests.md#absence). */
@Injectable()
export class RevisitQueries {
  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(CalendarQueries) private readonly calendar: CalendarQueries,
    @Inject(RequestContextQueries) private readonly contexts: RequestContextQueries,
  ) {}

  /** The leg that was missed and may still be made; null where none was. */
  missed(request: WashRequest): LegName | null {
    return request.cancelled_at === null ? missedLeg(request, this.clock.now()) : null;
  }

  /** Null where nothing was missed, or no time is left. */
  async of(user: User, request: WashRequest): Promise<Revisit | null> {
    const leg = this.missed(request);
    if (leg === null) return null;
    const { plan_id: planId, request_type: requestType } = request;
    const context = await this.contexts.of(user, { planId, requestType });
    const today = dateOf(context.now);
    const full = await this.calendar.fullDays(today, addDays(today, VISIT_LIMITS.revisitWithinDays));
    const times = revisitTimes(request, context, full);
    return times.length === 0 ? null : { leg, times };
  }
}
