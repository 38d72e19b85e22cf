import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { EraseCustomer } from './erase-customer.js';
import { ErasedPeople } from './erased-people.js';
import { ErasedRows } from './erased-rows.js';
import { ErasePersonalDataJob } from './erase-personal-data.job.js';
import { ErasureController } from './erasure.controller.js';
import { ErasureQueries } from './erasure.queries.js';

@Module({
  imports: [UsersModule],
  controllers: [ErasureController],
  providers: [ErasureQueries, ErasedPeople, ErasedRows, EraseCustomer, ErasePersonalDataJob],
  exports: [ErasePersonalDataJob],
})
export class ErasureModule {}
