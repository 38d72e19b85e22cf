import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { REASON } from '@laundry/shared/constants/reasons';
import { Refuses } from '../../common/http/refuses.js';
import { ForConsole } from '../../common/auth/access.js';
import { Caller } from '../../common/auth/caller.js';
import type { Principal } from '../../common/auth/principal.js';
import { answerFile } from '../../common/files/answer-file.js';
import { answerPage } from '../../common/pagination/page.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { HistoryQuery } from './history-filter.dto.js';
import { HistoryNoteDto } from './history-note.dto.js';
import { HistoryQueries } from './history.queries.js';
import { HistoryNoteView, HistoryRowView } from './history.view.js';
import { WriteHistoryNote } from './write-history-note.js';

/** The operation history (handbook/console.md#history). */
@ForConsole('history.view')
@Controller('admin/operationHistories')
export class ConsoleHistoryController {
  constructor(
    @Inject(HistoryQueries) private readonly history: HistoryQueries,
    @Inject(WriteHistoryNote) private readonly note: WriteHistoryNote,
  ) {}

  /** A page of the operation history, or all rows of a search as a file. */
  @Get()
  @ApiOkResponse({ type: HistoryRowView, isArray: true })
  @ApiNoContentResponse({ description: 'A file was asked for, and there is no row.' })
  async list(
    @Caller() caller: Principal,
    @Query() query: HistoryQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<HistoryRowView[] | StreamableFile | undefined> {
    return query.format === undefined
      ? answerPage(reply, 'operationHistories', await this.history.list(caller, query))
      : answerFile(reply, await this.history.table(caller, query), query);
  }

  /** Writes the note of an operation. */
  @Post(':id/bikous')
  @HttpCode(200)
  @Refuses(REASON.stale)
  write(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: HistoryNoteDto,
  ): Promise<HistoryNoteView> {
    return this.note.execute(caller, id, dto);
  }
}
