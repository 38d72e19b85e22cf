import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ForCustomer } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { PickupDatesQuery } from './pickup-dates.query.dto.js';
import { PickupDateQueries } from './pickup-date.queries.js';
import { PickupDateView } from './pickup-date.view.js';

@ForCustomer('requests.book')
@Controller('users/me/pickupDates')
export class PickupDatesController {
  constructor(@Inject(PickupDateQueries) private readonly dates: PickupDateQueries) {}

  /** The days of a span, and why a day cannot be chosen. */
  @Get()
  list(@Caller() caller: Principal, @Query() query: PickupDatesQuery): Promise<PickupDateView[]> {
    return this.dates.of(caller.accountId, query);
  }
}
