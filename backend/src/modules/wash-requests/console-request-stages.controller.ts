import { Body, Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ForConsole } from '../../common/auth/access.js';
import { Caller } from '../../common/auth/caller.js';
import type { Principal } from '../../common/auth/principal.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { AdvancedRequestView } from './console-request-actions.view.js';
import { ConsoleRequestView } from './console-request.view.js';
import { AdvanceRequestDto } from './dto/advance-request.dto.js';
import { RevertRequestDto } from './dto/revert-request.dto.js';
import { AdvanceRequest } from './use-cases/advance-request.js';
import { RevertRequest } from './use-cases/revert-request.js';

/** A request's stages, on and back (spec 2 §4). */
@Controller('admin/washRequest/:id')
export class ConsoleRequestStagesController {
  constructor(
    @Inject(AdvanceRequest) private readonly advanceRequest: AdvanceRequest,
    @Inject(RevertRequest) private readonly revertRequest: RevertRequest,
  ) {}

  @Post('setDate')
  @HttpCode(200)
  @ForConsole('request.advance.pickup', 'request.advance.wash', 'request.advance.fold', 'request.advance.deliver')
  advance(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: AdvanceRequestDto,
  ): Promise<AdvancedRequestView> {
    return this.advanceRequest.execute(caller, id, dto);
  }

  @Post('delDate')
  @HttpCode(200)
  @ForConsole('request.revert')
  revert(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: RevertRequestDto,
  ): Promise<ConsoleRequestView> {
    return this.revertRequest.execute(caller, id, dto);
  }
}
