import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { DocumentFont } from './documents/document-font.js';
import { FetchDocument } from './documents/fetch-document.js';
import { IssueDocument } from './documents/issue-document.js';
import { PaymentDocumentsController } from './documents/payment-documents.controller.js';
import { OwnPaymentQueries } from './own-payment.queries.js';
import { OwnPaymentsController } from './own-payments.controller.js';
import { RequestsOfMonth } from './requests-of-month.js';

@Module({
  imports: [UsersModule],
  controllers: [OwnPaymentsController, PaymentDocumentsController],
  providers: [OwnPaymentQueries, RequestsOfMonth, DocumentFont, IssueDocument, FetchDocument],
})
export class OwnPaymentsModule {}
