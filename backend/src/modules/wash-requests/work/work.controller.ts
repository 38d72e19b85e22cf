import { Controller, Get, Inject } from '@nestjs/common';
import { ForConsole } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { WorkQueries } from './work.queries.js';
import { WorkView } from './work.view.js';

/** Somebody's own day: stops for who drives, what is in the house for who washes and folds. */
@ForConsole('request.list')
@Controller('admin/work')
export class WorkController {
  constructor(@Inject(WorkQueries) private readonly work: WorkQueries) {}

  /** What the caller has to do today, by time, and what they have marked today. */
  @Get()
  ofCaller(@Caller() caller: Principal): Promise<WorkView[]> {
    return this.work.of(caller);
  }
}
