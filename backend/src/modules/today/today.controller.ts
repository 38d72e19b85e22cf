import { Controller, Get, Inject } from '@nestjs/common';
import { ForConsole } from '../../common/auth/access.js';
import { Caller } from '../../common/auth/caller.js';
import type { Principal } from '../../common/auth/principal.js';
import { TodayQueries } from './today.queries.js';
import { TodayView } from './today.view.js';

/** The top page of the back office. */
@ForConsole('request.list')
@Controller('admin/today')
export class TodayController {
  constructor(@Inject(TodayQueries) private readonly today: TodayQueries) {}

  /** What there is to do today, of what the caller may see. */
  @Get()
  view(@Caller() caller: Principal): Promise<TodayView> {
    return this.today.view(caller);
  }
}
