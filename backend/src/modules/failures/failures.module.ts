import { Module } from '@nestjs/common';
import { FailureQueries } from './failure.queries.js';
import { FailuresController } from './failures.controller.js';
import { SendMailAgain } from './send-mail-again.js';
import { SendOrderAgain } from './send-order-again.js';

@Module({
  controllers: [FailuresController],
  providers: [FailureQueries, SendMailAgain, SendOrderAgain],
  exports: [FailureQueries],
})
export class FailuresModule {}
