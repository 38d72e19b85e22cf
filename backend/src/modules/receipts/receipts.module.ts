import { Module } from '@nestjs/common';
import { ReceiptQueries } from './receipt.queries.js';
import { ReceiptsController } from './receipts.controller.js';

@Module({ controllers: [ReceiptsController], providers: [ReceiptQueries] })
export class ReceiptsModule {}
