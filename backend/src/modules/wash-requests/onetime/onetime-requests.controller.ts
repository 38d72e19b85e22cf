import { Body, Controller, Delete, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { REASON, STATUS_REASONS } from '@laundry/shared/constants/reasons';
import { ForCustomer } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { Refuses } from '../../../common/http/refuses.js';
import { StartsPayment } from '../../payments/begin/starts-payment.js';
import { CreateOnetimeRequest } from './create-onetime-request.js';
import { UnpaidHolds } from './unpaid-holds.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { OnetimeRequestDto } from './onetime-request.dto.js';
import { OnetimeRequestedView } from './onetime-request.view.js';

/** Requests that are paid one by one. */
@ForCustomer('requests.onetime')
@Controller('users/me/onetimeRequests')
export class OnetimeRequestsController {
  constructor(
    @Inject(CreateOnetimeRequest) private readonly createRequest: CreateOnetimeRequest,
    @Inject(UnpaidHolds) private readonly holds: UnpaidHolds,
  ) {}

  /** Makes a one-time request, which holds its place for 30 minutes, and begins its payment. */
  @Refuses(REASON.stale, REASON.dup, REASON.preqCountMax, REASON.duplicatePaypayPendingQueue, ...STATUS_REASONS)
  @Post()
  @StartsPayment<OnetimeRequestDto>('onetime_payment_method_id')
  create(@Caller() caller: Principal, @Body() dto: OnetimeRequestDto): Promise<OnetimeRequestedView> {
    return this.createRequest.execute(caller, dto);
  }

  /** Ends a request that waits for its payment, to begin anew: its place is free at once. What is paid late is given back. */
  @Refuses(REASON.stale)
  @Delete(':id')
  @HttpCode(204)
  cancel(@Caller() caller: Principal, @Param('id', IdPipe) id: number): Promise<void> {
    return this.holds.cancel(caller, id);
  }
}
