import { Controller, Get, Inject } from '@nestjs/common';
import { Public } from '../../common/auth/access.js';
import { OnetimePriceQueries } from './onetime-price.queries.js';
import { OnetimePriceView } from './onetime-price.view.js';

/** What a one-time request costs, for everybody. */
@Public()
@Controller('onetimePayments')
export class OnetimePaymentsController {
  constructor(@Inject(OnetimePriceQueries) private readonly prices: OnetimePriceQueries) {}

  /** The price table: a row for each hour and delivery type, a price for each weekday; null or 0: not available. */
  @Get()
  table(): Promise<OnetimePriceView[]> {
    return this.prices.table();
  }
}
