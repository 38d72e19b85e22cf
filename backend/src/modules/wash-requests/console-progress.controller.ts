import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ForConsole } from '../../common/auth/access.js';
import { ConsoleProgressQueries } from './console-progress.queries.js';
import { ProgressView } from './console-progress.view.js';
import { ProgressQuery } from './dto/progress.query.dto.js';

/** Progress management, for administrators and managers (spec 3 §2.10). */
@ForConsole('progress')
@Controller('admin/washRequest/progress')
export class ConsoleProgressController {
  constructor(@Inject(ConsoleProgressQueries) private readonly progress: ConsoleProgressQueries) {}

  @Get()
  list(@Query() query: ProgressQuery): Promise<ProgressView[]> {
    return this.progress.list(query);
  }
}
