import { Controller, Get, HttpCode, Inject, Param, Post, Query, Res } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import type { FastifyReply } from 'fastify';
import { ForConsole } from '../../../common/auth/access.js';
import { Refuses } from '../../../common/http/refuses.js';
import { answerPage } from '../../../common/pagination/page.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { AskAgain } from './ask-again.js';
import { PaymentAttemptQuery } from './payment-attempt-filter.dto.js';
import { PaymentAttemptQueries } from './payment-attempt.queries.js';
import { PaymentAttemptView } from './payment-attempt.view.js';
import { PaymentDetailQueries } from './payment-detail.queries.js';
import { PaymentDetailView } from './payment-detail.view.js';

/** What payment providers were asked and said, for administrators. */
@ForConsole('paymentMessages')
@Controller('admin')
export class PaymentInquiriesController {
  constructor(
    @Inject(PaymentAttemptQueries) private readonly attempts: PaymentAttemptQueries,
    @Inject(PaymentDetailQueries) private readonly payments: PaymentDetailQueries,
    @Inject(AskAgain) private readonly askAgain: AskAgain,
  ) {}

  /** The calls to payment providers, the latest first. */
  @Get('paymentAttempts')
  async list(
    @Query() query: PaymentAttemptQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaymentAttemptView[]> {
    return answerPage(reply, 'paymentAttempts', await this.attempts.page(query));
  }

  /** A payment with all that was asked and said about it. */
  @Get('payments/:id')
  one(@Param('id', IdPipe) id: number): Promise<PaymentDetailView> {
    return this.payments.one(id);
  }

  /** Asks the provider at once what became of a payment, and answers how it stands then. */
  @Post('payments/:id/ask')
  @HttpCode(200)
  @Refuses(REASON.stale)
  async ask(@Param('id', IdPipe) id: number): Promise<PaymentDetailView> {
    await this.askAgain.execute(id);
    return this.payments.one(id);
  }
}
