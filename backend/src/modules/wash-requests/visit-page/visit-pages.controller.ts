import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Inject,
  Param,
  Put,
  Res,
  UseInterceptors,
  type StreamableFile,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { REASON, STATUS_REASONS } from '@laundry/shared/constants/reasons';
import { Public } from '../../../common/auth/access.js';
import { Refuses } from '../../../common/http/refuses.js';
import { answerPhoto } from '../../photos/answer-photo.js';
import { AnswersPhoto } from '../../photos/photo-answer.js';
import { AtDoorDto } from './at-door.dto.js';
import { ChangeAtDoor } from './change-at-door.js';
import { ChangeVisit } from './change-visit.js';
import { ChangeVisitDto } from './change-visit.dto.js';
import { ChooseRevisitDto } from './choose-revisit.dto.js';
import { ChooseRevisit } from './choose-revisit.js';
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
    @Inject(ChooseRevisit) private readonly chooseRevisit: ChooseRevisit,
    @Inject(ChangeAtDoor) private readonly changeAtDoor: ChangeAtDoor,
  ) {}

  /** How far a request is. */
  @Get(':secret')
  @Header('X-Robots-Tag', 'noindex')
  page(@Param('secret') secret: string): Promise<VisitPageView> {
    return this.visits.page(secret);
  }

  /** One of the photos that were taken at its door. */
  @Get(':secret/photos/:name')
  @Header('X-Robots-Tag', 'noindex')
  @AnswersPhoto()
  async photo(
    @Param('secret') secret: string,
    @Param('name') name: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return answerPhoto(reply, await this.visits.photo(secret, name));
  }

  /** Moves a leg to a later time of its day. */
  @Put(':secret')
  @Refuses(...STATUS_REASONS, REASON.dup, REASON.preqCountMax, REASON.timeLimitExceeded, REASON.stale)
  move(@Param('secret') secret: string, @Body() dto: ChangeVisitDto): Promise<VisitPageView> {
    return this.changeVisit.move(secret, dto);
  }

  /** Has the bags of the leg that comes next put at the door, or takes that back. */
  @Put(':secret/atDoor')
  @Refuses(REASON.timeLimitExceeded, REASON.stale)
  atDoor(@Param('secret') secret: string, @Body() dto: AtDoorDto): Promise<VisitPageView> {
    return this.changeAtDoor.execute(secret, dto);
  }

  /** Moves the leg that was missed to one of the times that the page offers. */
  @Put(':secret/again')
  @Refuses(...STATUS_REASONS, REASON.dup, REASON.preqCountMax, REASON.timeLimitExceeded, REASON.stale)
  again(@Param('secret') secret: string, @Body() dto: ChooseRevisitDto): Promise<VisitPageView> {
    return this.chooseRevisit.execute(secret, dto);
  }

  /** Cancels the request. */
  @Delete(':secret')
  @HttpCode(204)
  @Refuses(REASON.timeLimitExceeded, REASON.stale)
  cancel(@Param('secret') secret: string): Promise<void> {
    return this.changeVisit.cancel(secret);
  }
}
