import { createHash } from 'node:crypto';
import { Controller, Get, Header, Headers, HttpStatus, Inject, Param, Res, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../../common/auth/access.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { disposition } from '../../../common/files/answer-file.js';
import { CalendarFeedLimit } from './calendar-feed-limits.js';
import { CalendarFeedQueries } from './calendar-feed.queries.js';

const ENDING = '.ics';

/** The calendar that a customer subscribes to, for the program that follows it (handbook/requests.md#calendar). */
@Public()
@UseInterceptors(CalendarFeedLimit)
@Controller('calendar')
export class CalendarFeedsController {
  constructor(@Inject(CalendarFeedQueries) private readonly feeds: CalendarFeedQueries) {}

  /** Pickups and deliveries, as iCalendar; the name of the file is its secret and `.ics`. */
  @Get(':file')
  @Header('X-Robots-Tag', 'noindex')
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  async feed(
    @Param('file') file: string,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    if (!file.endsWith(ENDING)) throw new NotFound();
    const text = await this.feeds.text(file.slice(0, -ENDING.length));
    const tag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
    // Whoever asks keeps it for themselves, and asks again whether it still holds.
    void reply.header('cache-control', 'private, no-cache').header('etag', tag);
    if (known?.includes(tag) === true) {
      void reply.status(HttpStatus.NOT_MODIFIED);
      return undefined;
    }
    void reply.type('text/calendar; charset=utf-8').header('content-disposition', disposition(`calendar${ENDING}`));
    return text;
  }
}
