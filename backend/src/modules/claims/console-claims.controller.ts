import { Body, Controller, Get, Inject, Param, Put, Query, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { REASON } from '@laundry/shared/constants/reasons';
import { ForConsole } from '../../common/auth/access.js';
import { Caller } from '../../common/auth/caller.js';
import type { Principal } from '../../common/auth/principal.js';
import { Refuses } from '../../common/http/refuses.js';
import { ListQuery } from '../../common/pagination/list.query.dto.js';
import { answerPage } from '../../common/pagination/page.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { answerPhoto } from '../photos/answer-photo.js';
import { AnswersPhoto } from '../photos/photo-answer.js';
import { AnswerClaim } from './answer-claim.js';
import { ClaimAnswerDto } from './claim.dto.js';
import { ClaimQueries } from './claim.queries.js';
import { ConsoleClaimRowView, ConsoleClaimView } from './claim.view.js';

/** What customers wrote about their laundry, for administrators and managers. */
@ForConsole('claims')
@Controller('admin/claims')
export class ConsoleClaimsController {
  constructor(
    @Inject(ClaimQueries) private readonly claims: ClaimQueries,
    @Inject(AnswerClaim) private readonly answerClaim: AnswerClaim,
  ) {}

  /** The latest first. */
  @Get()
  async list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleClaimRowView[]> {
    return answerPage(reply, 'claims', await this.claims.page(query));
  }

  /** One with its photos. */
  @Get(':id')
  one(@Param('id', IdPipe) id: number): Promise<ConsoleClaimView> {
    return this.claims.one(id);
  }

  /** One of its photos. */
  @Get(':id/photos/:name')
  @AnswersPhoto()
  async photo(
    @Param('id', IdPipe) id: number,
    @Param('name') name: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return answerPhoto(reply, await this.claims.photo(id, name));
  }

  /** Answers it, once; the customer is mailed the answer. */
  @Put(':id/answer')
  @Refuses(REASON.stale)
  answer(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: ClaimAnswerDto,
  ): Promise<ConsoleClaimView> {
    return this.answerClaim.execute(caller, id, dto);
  }
}
