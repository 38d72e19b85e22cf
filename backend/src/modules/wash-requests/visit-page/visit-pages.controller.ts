import { Body, Controller, Delete, Get, Header, HttpCode, Inject, Param, Put, UseInterceptors } from '@nestjs/common';
import { REASON, STATUS_REASONS } from '@laundry/shared/constants/reasons';
import { Public } from '../../../common/auth/access.js';
import { Refuses } from '../../../common/http/refuses.js';
import { ChangeVisit } from './change-visit.js';
import { ChangeVisitDto } from './change-visit.dto.js';
import { VisitPageLimit } from './visit-page-limit.interceptor.js';
import { VisitPageQueries } from './visit-page.queries.js';
import { VisitPageView } from './visit-page.view.js';

/** A request for whoever has the link of its mails (handbook/requests.md#visit-page). */
@Public()
@UseInterceptors(VisitPageLimit)
@Controller('visits')
export class VisitPagesController {
  constructor(
    @Inject(VisitPageQueries) private readonly visits: VisitPageQueries,
    @Inject(ChangeVisit) private readonly changeVisit: ChangeVisit,
  ) {}

  /** How far a request is. */
  @Get(':secret')
  @Header('X-Robots-Tag', 'noindex')
  page(@Param('secret') secret: string): Promise<VisitPageView> {
    return this.visits.page(secret);
  }

  /** Moves a leg to a later time of its day. */
  @Put(':secret')
  @Refuses(...STATUS_REASONS, REASON.dup, REASON.preqCountMax, REASON.timeLimitExceeded, REASON.stale)
  move(@Param('secret') secret: string, @Body() dto: ChangeVisitDto): Promise<VisitPageView> {
    return this.changeVisit.move(secret, dto);
  }

  /** Cancels the request. */
  @Delete(':secret')
  @HttpCode(204)
  @Refuses(REASON.timeLimitExceeded, REASON.stale)
  cancel(@Param('secret') secret: string): Promise<void> {
    return this.changeVisit.cancel(secret);
  }
}
