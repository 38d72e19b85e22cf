import { Controller, Delete, Get, HttpCode, Inject, Param, Put, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiParam } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OPENED_RESOURCES, type OpenedResource } from '@laundry/shared/rules/live/live-change';
import { ForConsole } from '../../common/auth/access.js';
import { Caller } from '../../common/auth/caller.js';
import type { Principal } from '../../common/auth/principal.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { HistoryFeed } from './history-feed.js';
import { LiveStreams } from './live-streams.js';
import { LiveVersionView } from './live-version.view.js';
import { OpenedResourcePipe } from './opened-resource.pipe.js';
import { OperatorNamesQuery } from './operator-names.query.dto.js';
import { HoldRecord } from './records/hold-record.js';
import { OpenRecordQueries } from './records/open-record.queries.js';
import { OpenRecordView, OperatorNameView } from './records/open-record.view.js';

const EVENTS = 'text/event-stream';

/** What others do while somebody looks (docs/decisions/094). */
@ForConsole('request.list')
@Controller('admin/live')
export class LiveController {
  constructor(
    @Inject(LiveStreams) private readonly streams: LiveStreams,
    @Inject(HistoryFeed) private readonly feed: HistoryFeed,
    @Inject(HoldRecord) private readonly record: HoldRecord,
    @Inject(OpenRecordQueries) private readonly records: OpenRecordQueries,
  ) {}

  /** A stream of events for who takes `text/event-stream`: which rows changed, and who came to a record. For others, how far the history has come. */
  @Get()
  @ApiOkResponse({ type: LiveVersionView })
  async follow(
    @Caller() caller: Principal,
    @Req() { headers, method }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LiveVersionView | StreamableFile> {
    if (method !== 'GET' || headers.accept?.includes(EVENTS) !== true) return { version: await this.feed.latest() };
    const stream = await this.streams.add(caller);
    // Proxies that gather an answer before they pass it on would keep it for ever.
    void reply.header('x-accel-buffering', 'no');
    return new StreamableFile(stream, { type: EVENTS });
  }

  /** The names of operators, by their ids. */
  @Get('people')
  people(@Query() { ids }: OperatorNamesQuery): Promise<OperatorNameView[]> {
    return this.records.names(ids);
  }

  /** Says that the caller has a record open, for some seconds; answers who else has. */
  @Put('records/:resource/:id')
  @ApiParam({ name: 'resource', enum: OPENED_RESOURCES })
  open(
    @Caller() caller: Principal,
    @Param('resource', OpenedResourcePipe) resource: OpenedResource,
    @Param('id', IdPipe) id: number,
  ): Promise<OpenRecordView> {
    return this.record.open(caller, resource, id);
  }

  /** Says that the caller has left it. */
  @Delete('records/:resource/:id')
  @HttpCode(204)
  @ApiParam({ name: 'resource', enum: OPENED_RESOURCES })
  leave(
    @Caller() caller: Principal,
    @Param('resource', OpenedResourcePipe) resource: OpenedResource,
    @Param('id', IdPipe) id: number,
  ): Promise<void> {
    return this.record.leave(caller, resource, id);
  }
}
