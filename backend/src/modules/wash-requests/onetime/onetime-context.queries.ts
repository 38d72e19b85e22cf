import { Inject, Injectable } from '@nestjs/common';
import type { OnetimeContext } from '@laundry/shared/rules/onetime/onetime-request';
import { Clock } from '../../../common/clock/clock.js';
import { AreaQueries } from '../../areas/area.queries.js';
import { CalendarQueries } from '../../calendar/calendar.queries.js';
import { OnetimePriceQueries } from '../../onetime-payments/onetime-price.queries.js';
import type { User } from '../../users/user.entity.js';

/** Gathers what the rules of one-time requests want to know about a customer. */
@Injectable()
export class OnetimeContextQueries {
  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AreaQueries) private readonly areas: AreaQueries,
    @Inject(CalendarQueries) private readonly calendar: CalendarQueries,
    @Inject(OnetimePriceQueries) private readonly prices: OnetimePriceQueries,
  ) {}

  async of(user: User): Promise<OnetimeContext> {
    const [area, calendar, prices] = await Promise.all([
      this.areas.ofZipcode(user.send_addr_zipcode),
      this.calendar.openCalendar(user),
      this.prices.table(),
    ]);
    return { now: this.clock.now(), calendar, area, withdrawal_dt: user.withdrawal_dt, prices };
  }
}
