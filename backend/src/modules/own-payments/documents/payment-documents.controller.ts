import { Body, Controller, Get, Inject, Param, Post, Res, StreamableFile, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ForCustomer } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { disposition } from '../../../common/files/answer-file.js';
import { Idempotent } from '../../../common/idempotency/idempotent.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { DocumentLimit } from './document-limit.interceptor.js';
import { FetchDocument } from './fetch-document.js';
import { IssueDocument } from './issue-document.js';
import { PaymentDocumentDto } from './payment-document.dto.js';
import { PaymentDocumentView } from './payment-document.view.js';

/** A customer's receipts and invoices. */
@ForCustomer('payments')
@Controller('users/me/payments/documents')
export class PaymentDocumentsController {
  constructor(
    @Inject(IssueDocument) private readonly issuing: IssueDocument,
    @Inject(FetchDocument) private readonly fetching: FetchDocument,
  ) {}

  /** Issues one; after the first of the same payment or month, it is marked as issued again. */
  @Post()
  @Idempotent(DocumentLimit)
  issue(@Caller() caller: Principal, @Body() dto: PaymentDocumentDto): Promise<PaymentDocumentView> {
    return this.issuing.execute(caller, dto);
  }

  /** One that was issued, as a PDF. */
  @Get(':id')
  @UseInterceptors(DocumentLimit)
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async fetch(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { name, pdf } = await this.fetching.execute(caller, id);
    void reply.header('content-disposition', disposition(name));
    return new StreamableFile(pdf, { type: 'application/pdf' });
  }
}
