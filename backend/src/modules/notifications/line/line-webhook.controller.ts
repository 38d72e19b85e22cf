import { Controller, Headers, HttpCode, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DuringMaintenance, Public } from '../../../common/auth/access.js';
import { Malformed } from '../../../common/errors/malformed.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { TakesBody } from '../../../common/http/takes-body.js';
import { LinePort } from '../../mail/notifications/line/line-port.js';
import { lineEvents } from './line-event.js';
import { TakeLineEvents } from './take-line-events.js';

/** Where LINE tells what people do with the service's account there. */
@Public()
@DuringMaintenance()
@Controller('line/webhook')
export class LineWebhookController {
  constructor(
    @Inject(LinePort) private readonly line: LinePort | null,
    @Inject(TakeLineEvents) private readonly take: TakeLineEvents,
  ) {}

  /** Takes what LINE has signed: codes that were written, and who blocks the account. */
  @Post()
  @TakesBody('signed-text')
  @HttpCode(200)
  async tell(@Req() { body }: FastifyRequest, @Headers('x-line-signature') signature: string = ''): Promise<void> {
    if (this.line === null) throw new NotFound();
    if (typeof body !== 'string' || !(await this.line.isSigned(body, signature))) throw new Malformed();
    const events = lineEvents(body);
    if (events === null) throw new Malformed();
    await this.take.execute(events);
  }
}
