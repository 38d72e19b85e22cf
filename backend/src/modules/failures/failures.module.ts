import { Module } from '@nestjs/common';
import { FailureQueries } from './failure.queries.js';
import { FailuresController } from './failures.controller.js';
import { SendMailAgain } from './send-mail-again.js';
import { TellProviderAgain } from './tell-provider-again.js';

@Module({
  controllers: [FailuresController],
  providers: [FailureQueries, SendMailAgain, TellProviderAgain],
  exports: [FailureQueries],
})
export class FailuresModule {}
