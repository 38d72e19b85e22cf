import { Body, Controller, HttpCode, Inject, Param, Post, UseInterceptors } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { Refuses } from '../../../common/http/refuses.js';
import { ForConsole } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { Idempotent } from '../../../common/idempotency/idempotent.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { TellsWhoWasFirst } from '../../versions/tells-who-was-first.js';
import { InSight } from '../dispatch/in-sight.interceptor.js';
import { STAGE_CHANGES } from '../request/request-operations.js';
import { AdvancedRequestView } from './advanced-request.view.js';
import { ConsoleRequestView } from '../dispatch/console-request.view.js';
import { AdvanceRequestDto } from './advance-request.dto.js';
import { RevertRequestDto } from './revert-request.dto.js';
import { AdvanceRequest } from './advance-request.js';
import { RevertRequest } from './revert-request.js';

/** A request's stages, on and back (handbook/requests.md#stages). */
@TellsWhoWasFirst(STAGE_CHANGES)
@Controller('admin/washRequest/:id')
export class ConsoleRequestStagesController {
  constructor(
    @Inject(AdvanceRequest) private readonly advanceRequest: AdvanceRequest,
    @Inject(RevertRequest) private readonly revertRequest: RevertRequest,
  ) {}

  /** Stamps a request's next stage. */
  @Post('setDate')
  @HttpCode(200)
  @Idempotent()
  // Decorators apply from the bottom: this one is asked before Idempotent's interceptor.
  @UseInterceptors(InSight)
  @ForConsole('request.advance.pickup', 'request.advance.wash', 'request.advance.fold', 'request.advance.deliver')
  @Refuses(REASON.stale, REASON.stopLeft)
  advance(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: AdvanceRequestDto,
  ): Promise<AdvancedRequestView> {
    return this.advanceRequest.execute(caller, id, dto);
  }

  /** Takes a request's latest stage back. */
  @Post('delDate')
  @HttpCode(200)
  @ForConsole('request.revert')
  @Refuses(REASON.stale)
  revert(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: RevertRequestDto,
  ): Promise<ConsoleRequestView> {
    return this.revertRequest.execute(caller, id, dto);
  }
}
