import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import type { FastifyReply } from 'fastify';
import { ForConsole } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { Refuses } from '../../../common/http/refuses.js';
import { answerPage } from '../../../common/pagination/page.js';
import { RecordQuery } from '../../../common/pagination/record.query.dto.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { TrailEntryView } from '../../history/trail.view.js';
import { ConsoleRequestDetailView } from './console-request-detail.view.js';
import { ConsoleRequestView } from './console-request.view.js';
import { ConsoleRequestsQuery } from './console-requests.query.dto.js';
import { RequestTrailQueries } from './request-trail.queries.js';
import { WashRequestQueries } from './wash-request.queries.js';

/** The request list and detail of the back office. */
@ForConsole('request.list')
@Controller('admin')
export class ConsoleRequestsController {
  constructor(
    @Inject(WashRequestQueries) private readonly requests: WashRequestQueries,
    @Inject(RequestTrailQueries) private readonly trail: RequestTrailQueries,
  ) {}

  /** The requests of a span. */
  @Get('washRequest')
  async list(
    @Caller() caller: Principal,
    @Query() query: ConsoleRequestsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleRequestView[]> {
    return answerPage(reply, 'washRequest', await this.requests.list(caller, query));
  }

  /** A request with its split, mails and history. */
  @Get('washRequest/:id')
  @Refuses(REASON.stopLeft)
  detail(@Caller() caller: Principal, @Param('id', IdPipe) id: number): Promise<ConsoleRequestDetailView> {
    return this.requests.detail(caller, id);
  }

  /** What was done with a request, from what to what, the latest first. */
  @Get('washRequest/:id/history')
  async history(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Query() { range }: RecordQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TrailEntryView[]> {
    return answerPage(reply, 'history', await this.trail.of(caller, id, range));
  }

  /** The requests of a customer. */
  @Get('washRequests/:id')
  ofUser(@Caller() caller: Principal, @Param('id', IdPipe) id: number): Promise<ConsoleRequestView[]> {
    return this.requests.ofUser(caller, id);
  }
}
