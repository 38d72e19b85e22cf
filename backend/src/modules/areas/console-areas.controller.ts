import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { REASON } from '@laundry/shared/constants/reasons';
import { Refuses } from '../../common/http/refuses.js';
import { ForConsole } from '../../common/auth/access.js';
import { Caller } from '../../common/auth/caller.js';
import type { Principal } from '../../common/auth/principal.js';
import { Idempotent } from '../../common/idempotency/idempotent.js';
import { ListQuery } from '../../common/pagination/list.query.dto.js';
import { answerPage } from '../../common/pagination/page.js';
import { RecordQuery } from '../../common/pagination/record.query.dto.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { TrailEntryView } from '../history/trail.view.js';
import { AreaQueries } from './area.queries.js';
import { AreaView } from './area.view.js';
import { AreaDto } from './area.dto.js';
import { DeleteArea } from './delete-area.js';
import { SaveArea } from './save-area.js';
import { UndoArea } from './undo-area.js';

/** Service areas, for administrators and managers. */
@ForConsole('areas')
@Controller('admin/areaInfos')
export class ConsoleAreasController {
  constructor(
    @Inject(AreaQueries) private readonly areas: AreaQueries,
    @Inject(SaveArea) private readonly save: SaveArea,
    @Inject(DeleteArea) private readonly remove: DeleteArea,
    @Inject(UndoArea) private readonly undoing: UndoArea,
  ) {}

  /** A page of the service areas. */
  @Get()
  async list(@Query() query: ListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<AreaView[]> {
    return answerPage(reply, 'areaInfos', await this.areas.page(query));
  }

  /** What was done to a service area, the latest first. */
  @Get(':id/history')
  async history(
    @Param('id', IdPipe) id: number,
    @Query() { range }: RecordQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TrailEntryView[]> {
    return answerPage(reply, 'history', await this.areas.history(id, range));
  }

  /** Takes a change of an area back: its entry of the history, as long as nothing has changed the same since. */
  @Post(':id/history/:entry/undo')
  @HttpCode(200)
  @Refuses(REASON.stale, REASON.forbidden)
  undo(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Param('entry', IdPipe) entry: number,
  ): Promise<AreaView> {
    return this.undoing.execute(caller, id, entry);
  }

  /** Adds a service area. */
  @Post('add')
  @Idempotent()
  add(@Caller() caller: Principal, @Body() dto: AreaDto): Promise<AreaView> {
    return this.save.add(caller, dto);
  }

  /** Replaces a service area. */
  @Post(':id')
  @HttpCode(200)
  @Refuses(REASON.stale)
  change(@Caller() caller: Principal, @Param('id', IdPipe) id: number, @Body() dto: AreaDto): Promise<AreaView> {
    return this.save.change(caller, id, dto);
  }

  /** Removes a service area. */
  @Delete(':id')
  @HttpCode(204)
  delete(@Caller() caller: Principal, @Param('id', IdPipe) id: number): Promise<void> {
    return this.remove.execute(caller, id);
  }
}
