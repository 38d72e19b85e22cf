import { Module } from '@nestjs/common';
import { ConsoleOnetimePaymentsController } from './console-onetime-payments.controller.js';
import { OnetimePaymentsController } from './onetime-payments.controller.js';
import { OnetimePriceQueries } from './onetime-price.queries.js';
import { ChangePrice } from './change-price.js';
import { UndoPrice } from './undo-price.js';

@Module({
  controllers: [OnetimePaymentsController, ConsoleOnetimePaymentsController],
  providers: [OnetimePriceQueries, ChangePrice, UndoPrice],
  exports: [OnetimePriceQueries],
})
export class OnetimePaymentsModule {}
