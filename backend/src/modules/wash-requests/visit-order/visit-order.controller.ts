import { Body, Controller, HttpCode, Inject, Put } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { ForConsole } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { Refuses } from '../../../common/http/refuses.js';
import { TellsWhoWasFirst } from '../../versions/tells-who-was-first.js';
import { ORDER_CHANGES } from '../request/request-operations.js';
import { SetVisitOrder } from './set-visit-order.js';
import { VisitOrderDto } from './visit-order.dto.js';

/** The order in which stops are made. */
@Controller('admin/routeSheets/order')
export class VisitOrderController {
  constructor(@Inject(SetVisitOrder) private readonly setVisitOrder: SetVisitOrder) {}

  /** Orders a driver's open stops within their half hours. */
  @Put()
  @HttpCode(204)
  @ForConsole('request.order')
  @TellsWhoWasFirst(ORDER_CHANGES)
  @Refuses(REASON.stale)
  set(@Caller() caller: Principal, @Body() dto: VisitOrderDto): Promise<void> {
    return this.setVisitOrder.execute(caller, dto);
  }
}
