import { Controller, Get, Inject, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ForConsole } from '../../../common/auth/access.js';
import { answerPage } from '../../../common/pagination/page.js';
import { PaymentMessageQuery } from './payment-message-filter.dto.js';
import { PaymentMessageQueries } from './payment-message.queries.js';
import { PaymentMessageView } from './payment-message.view.js';

/** What came in a payment provider's name and was not believed, for administrators. */
@ForConsole('paymentMessages')
@Controller('admin/paymentMessages')
export class PaymentMessagesController {
  constructor(@Inject(PaymentMessageQueries) private readonly messages: PaymentMessageQueries) {}

  /** The messages that changed nothing, the latest first. */
  @Get()
  async list(
    @Query() query: PaymentMessageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaymentMessageView[]> {
    return answerPage(reply, 'paymentMessages', await this.messages.page(query));
  }
}
