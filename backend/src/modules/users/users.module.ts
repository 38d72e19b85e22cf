import { Module } from '@nestjs/common';
import { Ledger } from './ledger.js';
import { MeController } from './me.controller.js';
import { UserQueries } from './user.queries.js';

@Module({
  controllers: [MeController],
  providers: [Ledger, UserQueries],
  exports: [Ledger, UserQueries],
})
export class UsersModule {}
