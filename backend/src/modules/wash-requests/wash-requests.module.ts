import { Module } from '@nestjs/common';
import { AreasModule } from '../areas/areas.module.js';
import { CalendarModule } from '../calendar/calendar.module.js';
import { UsersModule } from '../users/users.module.js';
import { ConsoleRequestsController } from './console-requests.controller.js';
import { CustomerRequestQueries } from './customer-request.queries.js';
import { CustomerRequestsController } from './customer-requests.controller.js';
import { RequestContextQueries } from './request-context.queries.js';
import { SameTimeChain } from './same-time-chain.js';
import { CreateRequest } from './use-cases/create-request.js';
import { WashRequestQueries } from './wash-request.queries.js';

@Module({
  imports: [AreasModule, CalendarModule, UsersModule],
  controllers: [CustomerRequestsController, ConsoleRequestsController],
  providers: [CustomerRequestQueries, RequestContextQueries, SameTimeChain, CreateRequest, WashRequestQueries],
})
export class WashRequestsModule {}
