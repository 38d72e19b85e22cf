import { Controller, Get, Inject, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ForConsole } from '../../../common/auth/access.js';
import { answerPage } from '../../../common/pagination/page.js';
import { ConsoleProgressQueries } from './console-progress.queries.js';
import { ProgressView } from './console-progress.view.js';
import { ProgressQuery } from './progress.query.dto.js';

/** Progress management, for administrators and managers (handbook/requests.md#stages). */
@ForConsole('progress')
@Controller('admin/washRequest/progress')
export class ConsoleProgressController {
  constructor(@Inject(ConsoleProgressQueries) private readonly progress: ConsoleProgressQueries) {}

  /** The stages done in a span. */
  @Get()
  async list(@Query() query: ProgressQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<ProgressView[]> {
    return answerPage(reply, 'progress', await this.progress.list(query));
  }
}
