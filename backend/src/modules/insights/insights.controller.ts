import { Controller, Get, Inject, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ForConsole } from '../../common/auth/access.js';
import { answerFile } from '../../common/files/answer-file.js';
import { insightTable } from './insight-table.js';
import { InsightsQueries } from './insights.queries.js';
import { InsightsQuery } from './insights.query.dto.js';
import { InsightsView } from './insights.view.js';

/** The figures of the business, for administrators (handbook/console.md#figures). */
@ForConsole('insights')
@Controller('admin/insights')
export class InsightsController {
  constructor(@Inject(InsightsQueries) private readonly insights: InsightsQueries) {}

  /** The figures of a span by day, week or month, and of the one before; as JSON, or one table as a file. */
  @Get()
  @ApiOkResponse({ type: InsightsView })
  @ApiNoContentResponse({ description: 'A file was asked for, and there is no row.' })
  async view(
    @Query() query: InsightsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<InsightsView | StreamableFile | undefined> {
    const view = await this.insights.view(query);
    if (query.format === undefined) return view;
    return answerFile(reply, insightTable(query.table ?? 'figures', view), { format: query.format });
  }
}
