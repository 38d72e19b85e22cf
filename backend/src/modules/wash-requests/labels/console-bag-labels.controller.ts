import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, UseInterceptors } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { ForConsole } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { Refuses } from '../../../common/http/refuses.js';
import { Idempotent } from '../../../common/idempotency/idempotent.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { TellsWhoWasFirst } from '../../versions/tells-who-was-first.js';
import { InSight } from '../dispatch/in-sight.interceptor.js';
import { STAGE_CHANGES } from '../request/request-operations.js';
import { BagLabelQueries } from './bag-label.queries.js';
import { BagLabelsQuery } from './bag-labels.query.dto.js';
import { LabelledRequestView } from './labelled-request.view.js';
import { LoadBagsDto } from './load-bags.dto.js';
import { LoadBags } from './load-bags.js';
import { LoadedBagsView } from './loaded-bags.view.js';

/** The labels of bags, and what they tell of a car (handbook/requests.md#labels). */
@TellsWhoWasFirst(STAGE_CHANGES)
@Controller('admin')
export class ConsoleBagLabelsController {
  constructor(
    @Inject(BagLabelQueries) private readonly labels: BagLabelQueries,
    @Inject(LoadBags) private readonly loadBags: LoadBags,
  ) {}

  /** The labels of requests, in the order in which they were asked for. */
  @Get('bagLabels')
  @ForConsole('request.list')
  ofRequests(@Caller() caller: Principal, @Query() { id }: BagLabelsQuery): Promise<LabelledRequestView[]> {
    return this.labels.of(caller, id);
  }

  /** Says which bags of a request are in the car. */
  @Post('washRequest/:id/load')
  @HttpCode(200)
  @Idempotent()
  // It stands before that of Idempotent, so its decorator stands below.
  @UseInterceptors(InSight)
  @ForConsole('request.advance.deliver')
  @Refuses(REASON.stale, REASON.stopLeft)
  load(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: LoadBagsDto,
  ): Promise<LoadedBagsView> {
    return this.loadBags.execute(caller, id, dto);
  }
}
