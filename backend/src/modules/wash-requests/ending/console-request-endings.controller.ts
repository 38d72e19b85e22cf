import { Controller, Delete, HttpCode, Inject, Param } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { ForConsole } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { Refuses } from '../../../common/http/refuses.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { TellsWhoWasFirst } from '../../versions/tells-who-was-first.js';
import { STAGE_CHANGES } from '../request/request-operations.js';
import { EndByOperator } from './end-by-operator.js';

/** Operators end a request (handbook/requests.md#ending). */
@TellsWhoWasFirst(STAGE_CHANGES)
@Controller('admin')
export class ConsoleRequestEndingsController {
  constructor(@Inject(EndByOperator) private readonly ending: EndByOperator) {}

  /** Cancels the pickup of a request. */
  @Delete('washRequests/cancel/:id')
  @HttpCode(204)
  @ForConsole('request.cancel')
  @Refuses(REASON.stale)
  cancel(@Caller() caller: Principal, @Param('id', IdPipe) id: number): Promise<void> {
    return this.ending.execute(caller, id, 'request.cancel');
  }

  /** Discards a request. */
  @Delete('washRequests/delete/:id')
  @HttpCode(204)
  @ForConsole('request.discard')
  @Refuses(REASON.stale)
  discard(@Caller() caller: Principal, @Param('id', IdPipe) id: number): Promise<void> {
    return this.ending.execute(caller, id, 'request.discard');
  }
}
