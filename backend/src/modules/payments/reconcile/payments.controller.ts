import { Controller, Get, Inject, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DuringMaintenance, Public } from '../../../common/auth/access.js';
import { PaymentStateView } from '../begin/payment.view.js';
import { PollPayment } from './poll-payment.js';

const SEE_OTHER = 303;

/** What a customer's browser asks about a payment. Coming back from a provider changes nothing. */
@Public()
@DuringMaintenance()
@Controller('payments')
export class PaymentsController {
  constructor(@Inject(PollPayment) private readonly poll: PollPayment) {}

  /** How far a payment has come; whoever has its number may ask. */
  @Get('state/:no')
  state(@Param('no') no: string): Promise<PaymentStateView> {
    return this.poll.state(no);
  }

  /** The browser comes back from the card provider with a form; what it holds is not looked at. */
  @Post('card/return/:no')
  cardReturn(@Param('no') no: string, @Res() reply: FastifyReply): Promise<FastifyReply> {
    return this.goBack(no, reply);
  }

  /** The browser comes back from the card provider by a link. */
  @Get('card/return/:no')
  cardReturnByLink(@Param('no') no: string, @Res() reply: FastifyReply): Promise<FastifyReply> {
    return this.goBack(no, reply);
  }

  /** The browser comes back from PayPay. */
  @Get('paypay/return/:no')
  paypayReturn(@Param('no') no: string, @Res() reply: FastifyReply): Promise<FastifyReply> {
    return this.goBack(no, reply);
  }

  private async goBack(no: string, reply: FastifyReply): Promise<FastifyReply> {
    return reply.redirect(await this.poll.returnPath(no), SEE_OTHER);
  }
}
