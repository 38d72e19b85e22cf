import { Controller, Get, Inject, Param, UseInterceptors } from '@nestjs/common';
import { Public } from '../../common/auth/access.js';
import { VenueLimit } from './venue-limit.interceptor.js';
import { VenueQueries } from './venue.queries.js';
import { VenueView } from './venue.view.js';

/** Partner venues, for whoever has scanned a code. */
@Public()
@Controller('venues')
export class VenuesController {
  constructor(@Inject(VenueQueries) private readonly venues: VenueQueries) {}

  /** A partner venue by the code of its registration page: its language and the pickup methods it offers. */
  @Get(':code')
  @UseInterceptors(VenueLimit)
  open(@Param('code') code: string): Promise<VenueView> {
    return this.venues.open(code);
  }
}
