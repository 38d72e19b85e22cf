import { Controller, Get, Inject, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ForConsole } from '../../common/auth/access.js';
import { answerFile } from '../../common/files/answer-file.js';
import { ReceiptsQuery } from './receipts.query.dto.js';
import { ReceiptQueries } from './receipt.queries.js';
import { ReceiptView } from './receipt.view.js';

@ForConsole('users.receiptCsv')
@Controller('admin/users/receipts')
export class ReceiptsController {
  constructor(@Inject(ReceiptQueries) private readonly receipts: ReceiptQueries) {}

  /** Last month's receipts for the accounting software, 28 items a line, as JSON or as a file. */
  @Get()
  @ApiOkResponse({ type: ReceiptView, isArray: true })
  @ApiNoContentResponse({ description: 'A file was asked for, and there is no line.' })
  async list(
    @Query() query: ReceiptsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReceiptView[] | StreamableFile | undefined> {
    return query.format === undefined ? this.receipts.list() : answerFile(reply, this.receipts.table(), query);
  }
}
