import { Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { ForConsole } from '../../common/auth/access.js';
import { Refuses } from '../../common/http/refuses.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { FailureQueries } from './failure.queries.js';
import { FailedMailTextView, FailuresView } from './failure.view.js';
import { SendMailAgain } from './send-mail-again.js';
import { SendOrderAgain } from './send-order-again.js';

/** Mails, notifications, orders to payment providers and jobs that failed, for administrators and managers. */
@ForConsole('failures')
@Controller('admin/failures')
export class FailuresController {
  constructor(
    @Inject(FailureQueries) private readonly failures: FailureQueries,
    @Inject(SendMailAgain) private readonly sendMailAgain: SendMailAgain,
    @Inject(SendOrderAgain) private readonly sendOrderAgain: SendOrderAgain,
  ) {}

  /** What went wrong in the last days. */
  @Get()
  latest(): Promise<FailuresView> {
    return this.failures.latest();
  }

  /** What a mail that was given up says. */
  @Get('mails/:id')
  mailText(@Param('id', IdPipe) id: number): Promise<FailedMailTextView> {
    return this.failures.mailText(id);
  }

  /** Sends a mail again that was given up. */
  @Post('mails/:id/retry')
  @HttpCode(204)
  @Refuses(REASON.stale)
  retry(@Param('id', IdPipe) id: number): Promise<void> {
    return this.sendMailAgain.execute(id);
  }

  /** Sends an order to a payment provider again that was sent in vain. */
  @Post('orders/:id/retry')
  @HttpCode(204)
  @Refuses(REASON.stale)
  retryOrder(@Param('id', IdPipe) id: number): Promise<void> {
    return this.sendOrderAgain.execute(id);
  }
}
