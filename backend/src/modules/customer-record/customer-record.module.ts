import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { CustomerRecordController } from './customer-record.controller.js';
import { CustomerRecordQueries } from './customer-record.queries.js';

@Module({ imports: [UsersModule], controllers: [CustomerRecordController], providers: [CustomerRecordQueries] })
export class CustomerRecordModule {}
