import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ForConsole } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { answerPage } from '../../../common/pagination/page.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { ConsoleRequestDetailView } from './console-request-detail.view.js';
import { ConsoleRequestView } from './console-request.view.js';
import { ConsoleRequestsQuery } from './console-requests.query.dto.js';
import { WashRequestQueries } from './wash-request.queries.js';

/** The request list and detail of the back office. */
@ForConsole('request.list')
@Controller('admin')
export class ConsoleRequestsController {
  constructor(@Inject(WashRequestQueries) private readonly requests: WashRequestQueries) {}

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
  detail(@Caller() caller: Principal, @Param('id', IdPipe) id: number): Promise<ConsoleRequestDetailView> {
    return this.requests.detail(caller, id);
  }

  /** The requests of a customer. */
  @Get('washRequests/:id')
  ofUser(@Caller() caller: Principal, @Param('id', IdPipe) id: number): Promise<ConsoleRequestView[]> {
    return this.requests.ofUser(caller, id);
  }
}
