import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ForConsole } from '../../common/auth/access.js';
import { Caller } from '../../common/auth/caller.js';
import type { Principal } from '../../common/auth/principal.js';
import { answerPage } from '../../common/pagination/page.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { HistoryQuery } from './dto/history-filter.dto.js';
import { HistoryNoteDto } from './dto/history-note.dto.js';
import { HistoryQueries } from './history.queries.js';
import { HistoryNoteView, HistoryRowView } from './history.view.js';
import { WriteHistoryNote } from './use-cases/write-history-note.js';

/** The operation history (spec 3 §2.9). */
@ForConsole('history.view')
@Controller('admin/operationHistories')
export class ConsoleHistoryController {
  constructor(
    @Inject(HistoryQueries) private readonly history: HistoryQueries,
    @Inject(WriteHistoryNote) private readonly note: WriteHistoryNote,
  ) {}

  @Get()
  async list(
    @Caller() caller: Principal,
    @Query() query: HistoryQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<HistoryRowView[]> {
    return answerPage(reply, 'operationHistories', await this.history.list(caller, query));
  }

  @Post(':id/bikous')
  @HttpCode(200)
  write(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: HistoryNoteDto,
  ): Promise<HistoryNoteView> {
    return this.note.execute(caller, id, dto);
  }
}
