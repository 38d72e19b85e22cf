import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Put, Query } from '@nestjs/common';
import { ForCustomer } from '../../common/auth/access.js';
import { Caller } from '../../common/auth/caller.js';
import type { Principal } from '../../common/auth/principal.js';
import { Idempotent } from '../../common/idempotency/idempotent.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { CustomerRequestQueries } from './customer-request.queries.js';
import { CustomerRequestView } from './customer-request.view.js';
import { ChangeRequestDto } from './dto/change-request.dto.js';
import { CreateRequestDto } from './dto/create-request.dto.js';
import { CustomerRequestsQuery } from './dto/customer-requests.query.dto.js';
import { CancelRequest } from './use-cases/cancel-request.js';
import { ChangeRequest } from './use-cases/change-request.js';
import { CreateRequest } from './use-cases/create-request.js';

/** A customer's own requests (spec 1 §7). */
@ForCustomer()
@Controller('users/me/washRequests')
export class CustomerRequestsController {
  constructor(
    @Inject(CustomerRequestQueries) private readonly requests: CustomerRequestQueries,
    @Inject(CreateRequest) private readonly createRequest: CreateRequest,
    @Inject(ChangeRequest) private readonly changeRequest: ChangeRequest,
    @Inject(CancelRequest) private readonly cancelRequest: CancelRequest,
  ) {}

  @Get()
  list(@Caller() caller: Principal, @Query() query: CustomerRequestsQuery): Promise<CustomerRequestView[]> {
    return query.state === 'history' ? this.requests.history(caller.id) : this.requests.current(caller.id);
  }

  @Post()
  @Idempotent()
  create(@Caller() caller: Principal, @Body() dto: CreateRequestDto): Promise<CustomerRequestView> {
    return this.createRequest.execute(caller, dto);
  }

  @Put(':id')
  change(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: ChangeRequestDto,
  ): Promise<CustomerRequestView> {
    return this.changeRequest.execute(caller, id, dto);
  }

  @Delete(':id')
  @HttpCode(204)
  cancel(@Caller() caller: Principal, @Param('id', IdPipe) id: number): Promise<void> {
    return this.cancelRequest.execute(caller, id);
  }
}
