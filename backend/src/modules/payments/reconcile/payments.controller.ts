import { Controller, Get, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DuringMaintenance, Public } from '../../../common/auth/access.js';
import { TakesBody } from '../../../common/http/takes-body.js';
import { PaymentBrowser } from '../begin/payment-browser.js';
import { PaymentStateView } from '../begin/payment.view.js';
import { PAYMENT_PATHS } from '../core/payment-paths.js';
import { PollPayment } from './poll-payment.js';

const SEE_OTHER = 303;
/** The page for a browser that did not begin the payment. */
const STATE_PAGE = '/payment-state';

/**
 * What a customer's browser asks about a payment. Coming back from a provider changes nothing; only the browser that began
 * the payment is led on to its page, whose address may hold a ticket (decisions/054).
 */
@Public()
@DuringMaintenance()
@Controller('payments')
export class PaymentsController {
  constructor(
    @Inject(PollPayment) private readonly poll: PollPayment,
    @Inject(PaymentBrowser) private readonly browser: PaymentBrowser,
  ) {}

  /** How far a payment has come; whoever has its number may ask. */
  @Get('state/:no')
  state(@Param('no') no: string): Promise<PaymentStateView> {
    return this.poll.state(no);
  }

  /**
   * The browser comes back from the card provider with a form; what it holds is not looked at. No cookie comes with a
   * post from another site, so that the browser is sent here again by a link.
   */
  @Post(`${PAYMENT_PATHS.cardReturn}/:no`)
  @TakesBody('form')
  async cardReturn(@Param('no') no: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const path = await this.poll.returnPath(no);
    return reply.redirect(this.browser.began(request, no) ? path : request.url, SEE_OTHER);
  }

  /** The browser comes back from the card provider by a link. */
  @Get(`${PAYMENT_PATHS.cardReturn}/:no`)
  cardReturnByLink(@Param('no') no: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.goBack(no, request, reply);
  }

  /** The browser comes back from PayPay. */
  @Get(`${PAYMENT_PATHS.paypayReturn}/:no`)
  paypayReturn(@Param('no') no: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.goBack(no, request, reply);
  }

  private async goBack(no: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = await this.poll.returnPath(no);
    return reply.redirect(this.browser.began(request, no) ? path : `${STATE_PAGE}?payment=${no}`, SEE_OTHER);
  }
}
