import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Res } from '@nestjs/common';
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
import { PriceChangeDto, PriceChangesDto, PriceRemovalDto } from './price-change.dto.js';
import { OnetimePriceQueries } from './onetime-price.queries.js';
import { ConsoleOnetimePriceView } from './onetime-price.view.js';
import { ChangePrice } from './change-price.js';
import { UndoPrice } from './undo-price.js';

/** The price grid of one-time requests, for administrators and managers. */
@ForConsole('priceGrid')
@Controller('admin')
export class ConsoleOnetimePaymentsController {
  constructor(
    @Inject(OnetimePriceQueries) private readonly prices: OnetimePriceQueries,
    @Inject(ChangePrice) private readonly change: ChangePrice,
    @Inject(UndoPrice) private readonly undoing: UndoPrice,
  ) {}

  /** The rows of the price grid. */
  @Get('onetimePayments')
  async list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleOnetimePriceView[]> {
    return answerPage(reply, 'onetimePayments', await this.prices.page(query));
  }

  /** What was done to an hour of the price grid, the latest first. */
  @Get('onetimePayments/:id/history')
  async history(
    @Param('id', IdPipe) id: number,
    @Query() { range }: RecordQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TrailEntryView[]> {
    return answerPage(reply, 'history', await this.prices.history(id, range));
  }

  /** Takes a change of an hour of the price grid back: its entry of the history, as long as nothing has changed the same since. */
  @Post('onetimePayments/:id/history/:entry/undo')
  @HttpCode(200)
  @Refuses(REASON.stale, REASON.forbidden)
  undo(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Param('entry', IdPipe) entry: number,
  ): Promise<ConsoleOnetimePriceView> {
    return this.undoing.execute(caller, id, entry);
  }

  /** Sets prices of a row by weekday, week1 Monday to week6 Saturday. */
  @Post('onetimePayment/update/:id')
  @HttpCode(200)
  @Refuses(REASON.stale)
  update(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: PriceChangeDto,
  ): Promise<ConsoleOnetimePriceView> {
    return this.change.set(caller, id, dto);
  }

  /** Sets prices of several rows, all or none. */
  @Post('onetimePayments/several')
  @HttpCode(200)
  @Idempotent()
  @Refuses(REASON.stale)
  updateAll(@Caller() caller: Principal, @Body() dto: PriceChangesDto): Promise<ConsoleOnetimePriceView[]> {
    return this.change.setAll(caller, dto);
  }

  /** Makes a row not available on one weekday. */
  @Post('onetimePayment/delete/:id')
  @HttpCode(200)
  @Refuses(REASON.stale)
  remove(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: PriceRemovalDto,
  ): Promise<ConsoleOnetimePriceView> {
    return this.change.remove(caller, id, dto);
  }
}
