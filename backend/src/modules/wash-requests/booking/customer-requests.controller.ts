import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Put, Query } from '@nestjs/common';
import { REASON, STATUS_REASONS } from '@laundry/shared/constants/reasons';
import { Refuses } from '../../../common/http/refuses.js';
import { ForCustomer } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { Idempotent } from '../../../common/idempotency/idempotent.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { CustomerRequestQueries } from './customer-request.queries.js';
import { CustomerRequestView } from './customer-request.view.js';
import { ChangeRequestDto } from './change-request.dto.js';
import { CreateRequestDto } from './create-request.dto.js';
import { CustomerRequestsQuery } from './customer-requests.query.dto.js';
import { ChangeCostCentre } from './change-cost-centre.js';
import { CostCentreDto } from './cost-centre.dto.js';
import { CostCentreQueries } from './cost-centre.queries.js';
import { CancelRequest } from '../ending/cancel-request.js';
import { ChangeRequest } from './change-request.js';
import { CreateRequest } from './create-request.js';

/** A customer's own requests. */
@ForCustomer('requests.book')
@Controller('users/me/washRequests')
export class CustomerRequestsController {
  constructor(
    @Inject(CustomerRequestQueries) private readonly requests: CustomerRequestQueries,
    @Inject(CreateRequest) private readonly createRequest: CreateRequest,
    @Inject(ChangeRequest) private readonly changeRequest: ChangeRequest,
    @Inject(CancelRequest) private readonly cancelRequest: CancelRequest,
    @Inject(ChangeCostCentre) private readonly changeCostCentre: ChangeCostCentre,
    @Inject(CostCentreQueries) private readonly costCentres: CostCentreQueries,
  ) {}

  /** The customer's current or delivered requests, or those that wait for their payment. */
  @ForCustomer('requests.view')
  @Get()
  list(@Caller() caller: Principal, @Query() query: CustomerRequestsQuery): Promise<CustomerRequestView[]> {
    const { state = 'current' } = query;
    return this.requests[state](caller.accountId, query);
  }

  /** The cost centres that were named last, to be proposed. */
  @Get('costCentres')
  lastCostCentres(@Caller() caller: Principal): Promise<string[]> {
    return this.costCentres.last(caller.accountId);
  }

  /** Asks for a pickup. */
  @Post()
  @Idempotent()
  @Refuses(
    ...STATUS_REASONS,
    REASON.dup,
    REASON.preqCountMax,
    REASON.pickupTimeLimit,
    REASON.wreqCountLacking,
    REASON.stale,
  )
  create(@Caller() caller: Principal, @Body() dto: CreateRequestDto): Promise<CustomerRequestView> {
    return this.createRequest.execute(caller, dto);
  }

  /** Moves a leg, or changes the delivery box's password. */
  @Put(':id')
  @Refuses(...STATUS_REASONS, REASON.dup, REASON.preqCountMax, REASON.timeLimitExceeded, REASON.stale)
  change(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: ChangeRequestDto,
  ): Promise<CustomerRequestView> {
    return this.changeRequest.execute(caller, id, dto);
  }

  /** Names a request's cost centre anew; 409 `stale` where it is no longer the one that was seen. */
  @Put(':id/costCentre')
  @Refuses(REASON.stale)
  costCentre(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() body: CostCentreDto,
  ): Promise<CustomerRequestView> {
    return this.changeCostCentre.execute(caller, id, body);
  }

  /** Cancels a request. */
  @Delete(':id')
  @HttpCode(204)
  @Refuses(REASON.timeLimitExceeded, REASON.stale)
  cancel(@Caller() caller: Principal, @Param('id', IdPipe) id: number): Promise<void> {
    return this.cancelRequest.execute(caller, id);
  }
}
