import { Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PAYMENT_CHANNEL } from '@laundry/shared/constants/payment-states';
import { TakesBody } from '../../../common/http/takes-body.js';
import { DuringMaintenance, Public } from '../../../common/auth/access.js';
import { PollPayment } from '../reconcile/poll-payment.js';
import { StartPayment } from '../begin/start-payment.js';
import { PAYMENT_PATHS } from '../core/payment-paths.js';
import { PayPayPort } from '../ports/paypay-port.js';

/** PayPay's notifications: they prove nothing, but say that it is time to ask. */
@Public()
@DuringMaintenance()
@Controller(`payments/${PAYMENT_PATHS.paypayNotifications}`)
export class PayPayNotificationsController {
  constructor(
    @Inject(PayPayPort) private readonly port: PayPayPort,
    @Inject(StartPayment) private readonly payments: StartPayment,
    @Inject(PollPayment) private readonly poll: PollPayment,
  ) {}

  /** Takes PayPay's notification as a hint to ask. */
  @Post()
  @TakesBody('form')
  @HttpCode(204)
  async notify(@Req() request: FastifyRequest): Promise<void> {
    const no = this.payments.offers(PAYMENT_CHANNEL.paypay) ? this.port.numberOf(request.body) : null;
    if (no !== null) await this.poll.ask(no);
  }
}
