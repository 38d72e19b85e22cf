import { Controller, Delete, Get, HttpCode, Inject, Post, UseInterceptors } from '@nestjs/common';
import { ForCustomer } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { NewFeedLimit } from './calendar-feed-limits.js';
import { OwnCalendarFeed } from './own-calendar-feed.js';
import { OwnCalendarFeedView } from './own-calendar-feed.view.js';

/** The calendar that a customer subscribes to (handbook/requests.md#calendar). */
@ForCustomer('calendarFeed')
@Controller('users/me/calendarFeed')
export class OwnCalendarFeedController {
  constructor(@Inject(OwnCalendarFeed) private readonly feed: OwnCalendarFeed) {}

  /** Its address, where there is one. */
  @Get()
  own(@Caller() caller: Principal): Promise<OwnCalendarFeedView> {
    return this.feed.view(caller);
  }

  /** Makes an address; the one before ends at once. */
  @Post()
  @UseInterceptors(NewFeedLimit)
  make(@Caller() caller: Principal): Promise<OwnCalendarFeedView> {
    return this.feed.make(caller);
  }

  /** Ends the address. */
  @Delete()
  @HttpCode(204)
  end(@Caller() caller: Principal): Promise<void> {
    return this.feed.end(caller);
  }
}
