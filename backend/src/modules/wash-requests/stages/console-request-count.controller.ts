import { Body, Controller, HttpCode, Inject, Param, Post, UseInterceptors } from '@nestjs/common';
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
import { RequestCountView } from './request-count.view.js';
import { SetCountDto } from './set-count.dto.js';
import { SetCount } from './set-count.js';

/** Operators correct how many bags a request has (handbook/requests.md#counts). */
@TellsWhoWasFirst(STAGE_CHANGES)
@Controller('admin')
export class ConsoleRequestCountController {
  constructor(@Inject(SetCount) private readonly setCount: SetCount) {}

  /** Changes a request's count of bags. */
  @Post('washRequests/:id/setCount')
  @HttpCode(200)
  @Idempotent()
  // It stands before that of Idempotent, so its decorator stands below.
  @UseInterceptors(InSight)
  @ForConsole('request.count')
  @Refuses(REASON.wreqCountLacking, REASON.stale, REASON.stopLeft)
  count(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: SetCountDto,
  ): Promise<RequestCountView> {
    return this.setCount.execute(caller, id, dto);
  }
}
