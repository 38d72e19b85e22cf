import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ForConsole } from '../../common/auth/access.js';
import { Caller } from '../../common/auth/caller.js';
import type { Principal } from '../../common/auth/principal.js';
import { answerPage } from '../../common/pagination/page.js';
import { RecordQuery } from '../../common/pagination/record.query.dto.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { HistoryRowView } from '../history/history.view.js';
import { CustomerRecordQueries } from './customer-record.queries.js';
import { CustomerMailView, CustomerPaymentView, LedgerEntryView } from './customer-record.view.js';

/** What happened with a customer, for their page in the back office. */
@ForConsole('users.view')
@Controller('admin/users/:id')
export class CustomerRecordController {
  constructor(@Inject(CustomerRecordQueries) private readonly record: CustomerRecordQueries) {}

  /** How a customer's balance of bags came about, the latest first. */
  @Get('ledger')
  async ledger(
    @Param('id', IdPipe) id: number,
    @Query() { range }: RecordQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LedgerEntryView[]> {
    return answerPage(reply, 'ledger', await this.record.ledger(id, range));
  }

  /** A customer's payments, through providers and by hand, the latest first. */
  @ForConsole('manualPayments')
  @Get('payments')
  async payments(
    @Param('id', IdPipe) id: number,
    @Query() { range }: RecordQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CustomerPaymentView[]> {
    return answerPage(reply, 'payments', await this.record.payments(id, range));
  }

  /** The mails to a customer, the latest first. */
  @Get('mails')
  async mails(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Query() { range }: RecordQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CustomerMailView[]> {
    return answerPage(reply, 'mails', await this.record.mails(caller, id, range));
  }

  /** Every operation on a customer and their requests, the latest first. */
  @Get('history')
  async history(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Query() { range }: RecordQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<HistoryRowView[]> {
    return answerPage(reply, 'history', await this.record.history(caller, id, range));
  }
}
