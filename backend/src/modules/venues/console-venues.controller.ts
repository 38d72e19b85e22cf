import { Body, Controller, Get, HttpCode, Inject, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { REASON } from '@laundry/shared/constants/reasons';
import { ForConsole } from '../../common/auth/access.js';
import { Caller } from '../../common/auth/caller.js';
import type { Principal } from '../../common/auth/principal.js';
import { Refuses } from '../../common/http/refuses.js';
import { Idempotent } from '../../common/idempotency/idempotent.js';
import { ListQuery } from '../../common/pagination/list.query.dto.js';
import { answerPage } from '../../common/pagination/page.js';
import { RecordQuery } from '../../common/pagination/record.query.dto.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { TrailEntryView } from '../history/trail.view.js';
import { VenueDto } from './venue.dto.js';
import { SaveVenue } from './save-venue.js';
import { UndoVenue } from './undo-venue.js';
import { VenueQueries } from './venue.queries.js';
import { ConsoleVenueView } from './venue.view.js';

/** Partner venues, for administrators and managers. */
@ForConsole('venues')
@Controller('admin/venues')
export class ConsoleVenuesController {
  constructor(
    @Inject(VenueQueries) private readonly venues: VenueQueries,
    @Inject(SaveVenue) private readonly save: SaveVenue,
    @Inject(UndoVenue) private readonly undoing: UndoVenue,
  ) {}

  /** The partner venues. */
  @Get()
  async list(@Query() query: ListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<ConsoleVenueView[]> {
    return answerPage(reply, 'venues', await this.venues.page(query));
  }

  /** What was done to a partner venue, the latest first. */
  @Get(':id/history')
  async history(
    @Param('id', IdPipe) id: number,
    @Query() { range }: RecordQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TrailEntryView[]> {
    return answerPage(reply, 'history', await this.venues.history(id, range));
  }

  /** Takes a change of a partner venue back: its entry of the history, as long as nothing has changed the same since. */
  @Post(':id/history/:entry/undo')
  @HttpCode(200)
  @Refuses(REASON.stale, REASON.forbidden)
  undo(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Param('entry', IdPipe) entry: number,
  ): Promise<ConsoleVenueView> {
    return this.undoing.execute(caller, id, entry);
  }

  /** Adds a partner venue; its code is fixed from then on. */
  @Post()
  @Idempotent()
  add(@Caller() caller: Principal, @Body() dto: VenueDto): Promise<ConsoleVenueView> {
    return this.save.add(caller, dto);
  }

  /** Rewrites a partner venue, but for its code. */
  @Put(':id')
  @Refuses(REASON.stale)
  change(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: VenueDto,
  ): Promise<ConsoleVenueView> {
    return this.save.change(caller, id, dto);
  }
}
