import { Body, Controller, Get, HttpCode, Inject, Post, Query, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ForConsole } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { answerFile } from '../../../common/files/answer-file.js';
import { AnswersFile } from '../../../common/files/file-answer.js';
import { PickedUpBagsQuery, RoutePlanQuery } from './export.query.dto.js';
import { TakesBody } from '../../../common/http/takes-body.js';
import { UploadAssignmentsDto } from './upload-assignments.dto.js';
import { PickedUpBagsQueries } from './picked-up-bags.queries.js';
import { RoutePlanQueries } from './route-plan.queries.js';
import { UploadAssignments } from './upload-assignments.js';
import { UploadCheckQueries } from './upload-check.queries.js';
import { UploadedAssignmentsView, UploadLineView } from './upload.view.js';

/** What leaves the request list as a file, and what comes back. */
@ForConsole('request.csv')
@Controller('admin/washRequest')
export class RequestFilesController {
  constructor(
    @Inject(PickedUpBagsQueries) private readonly bags: PickedUpBagsQueries,
    @Inject(RoutePlanQueries) private readonly routes: RoutePlanQueries,
    @Inject(UploadAssignments) private readonly upload: UploadAssignments,
    @Inject(UploadCheckQueries) private readonly uploadCheck: UploadCheckQueries,
  ) {}

  /** The bags that were picked up, a row for each customer and a column for each day. */
  @Get('downloadCsv1')
  @AnswersFile()
  async pickedUpBags(
    @Query() query: PickedUpBagsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    return answerFile(reply, this.bags.table(query), query);
  }

  /** The visits of a day for the route planner, each with its case code. */
  @Get('downloadCsv2')
  @AnswersFile()
  async routePlan(
    @Query() query: RoutePlanQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    return answerFile(reply, await this.routes.table(query), { encoding: 'cp932', ...query });
  }

  /** Assigns requests by a list of case codes or reception numbers and staff; good lines are kept. */
  @ForConsole('request.upload')
  @Post('uploadCsv')
  @TakesBody('upload')
  @HttpCode(200)
  assign(
    @Caller() caller: Principal,
    @Body() { assign_staff_infos }: UploadAssignmentsDto,
  ): Promise<UploadedAssignmentsView> {
    return this.upload.execute(caller, assign_staff_infos);
  }

  /** What each line of the same list would do; writes nothing. */
  @ForConsole('request.upload')
  @Post('uploadCsv/check')
  @TakesBody('upload')
  @HttpCode(200)
  check(@Body() { assign_staff_infos }: UploadAssignmentsDto): Promise<UploadLineView[]> {
    return this.uploadCheck.check(assign_staff_infos);
  }
}
