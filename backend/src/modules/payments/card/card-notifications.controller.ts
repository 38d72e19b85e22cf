import { Controller, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PAYMENT_CHANNEL } from '@laundry/shared/constants/payment-states';
import { TakesBody } from '../../../common/http/takes-body.js';
import { networkAddress } from '../../../common/http/network-address.js';
import { DuringMaintenance, Public } from '../../../common/auth/access.js';
import { Malformed } from '../../../common/errors/malformed.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { StartPayment } from '../begin/start-payment.js';
import { TakeNotification } from '../reconcile/take-notification.js';
import { PAYMENT_PATHS } from '../core/payment-paths.js';
import { CardPort } from '../ports/card-port.js';

/** Where the card provider reports what became of a payment; in its own format, and answered as it wants it. */
@Public()
@DuringMaintenance()
@Controller(`payments/${PAYMENT_PATHS.cardNotifications}`)
export class CardNotificationsController {
  constructor(
    @Inject(CardPort) private readonly port: CardPort,
    @Inject(StartPayment) private readonly payments: StartPayment,
    @Inject(TakeNotification) private readonly notifications: TakeNotification,
  ) {}

  /** Takes what the card provider reports of one payment, in its own form, as a hint to ask. */
  @Post(':secret')
  @TakesBody('form')
  async notify(
    @Param('secret') secret: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    if (!this.payments.offers(PAYMENT_CHANNEL.card)) throw new NotFound();
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const report = this.port.readNotification({ body, address: networkAddress(request) });
    if (report === null) throw new Malformed();
    const channel = PAYMENT_CHANNEL.card;
    const refusedFor = await this.notifications.execute({ ...report, channel, source: 'notification', secret });
    const answer = this.port.answer(refusedFor);
    return reply
      .status(refusedFor === null ? 200 : 422)
      .type(answer.type)
      .send(answer.body);
  }
}
