import { Controller, Get, Inject, Query, Res, type StreamableFile } from '@nestjs/common';
import { monthOf } from '@laundry/shared/time/jst';
import type { FastifyReply } from 'fastify';
import { ForCustomer } from '../../common/auth/access.js';
import { Caller } from '../../common/auth/caller.js';
import type { Principal } from '../../common/auth/principal.js';
import { Clock } from '../../common/clock/clock.js';
import { answerFile } from '../../common/files/answer-file.js';
import { AnswersFile } from '../../common/files/file-answer.js';
import { OwnPaymentQueries } from './own-payment.queries.js';
import { OwnPaymentsView } from './own-payment.view.js';
import { OwnPaymentsOfMonthQuery, OwnPaymentsQuery } from './own-payments.dto.js';
import { monthRequestsFile } from './month-requests-file.js';
import { paymentFile } from './own-payment-file.js';
import { RequestsOfMonth } from './requests-of-month.js';

/** A customer's own money: what was charged, bought, billed and given back. */
@ForCustomer('payments')
@Controller('users/me/payments')
export class OwnPaymentsController {
  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(OwnPaymentQueries) private readonly payments: OwnPaymentQueries,
    @Inject(RequestsOfMonth) private readonly requests: RequestsOfMonth,
  ) {}

  /** Six months of it, newest first; `older` leads on. */
  @Get()
  list(@Caller() caller: Principal, @Query() { until }: OwnPaymentsQuery): Promise<OwnPaymentsView> {
    return this.payments.list(caller.accountId, until ?? monthOf(this.clock.today()));
  }

  /** One month of it as a file for an accountant. */
  @Get('file')
  @AnswersFile()
  async file(
    @Caller() caller: Principal,
    @Query() { month }: OwnPaymentsOfMonthQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    return answerFile(reply, paymentFile(month, await this.payments.between(caller.accountId, month, month)));
  }

  /** One month's requests, with the cost centre of each, as a file. */
  @Get('requestsFile')
  @AnswersFile()
  async requestsFile(
    @Caller() caller: Principal,
    @Query() { month }: OwnPaymentsOfMonthQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    return answerFile(reply, monthRequestsFile(month, await this.requests.of(caller.accountId, month)));
  }
}
