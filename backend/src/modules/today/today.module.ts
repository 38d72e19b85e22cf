import { Module } from '@nestjs/common';
import { ClaimsModule } from '../claims/claims.module.js';
import { FailuresModule } from '../failures/failures.module.js';
import { UsersModule } from '../users/users.module.js';
import { TodayController } from './today.controller.js';
import { TodayQueries } from './today.queries.js';

@Module({
  imports: [ClaimsModule, FailuresModule, UsersModule],
  controllers: [TodayController],
  providers: [TodayQueries],
})
export class TodayModule {}
