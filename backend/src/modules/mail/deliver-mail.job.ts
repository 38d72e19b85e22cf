import { Inject, Injectable } from '@nestjs/common';
import { DeliverMail } from './deliver-mail.js';
import { OutboxJob } from './outbox.job.js';

/** Sends the mails that wait. */
@Injectable()
export class DeliverMailJob extends OutboxJob {
  readonly name = 'deliver-mail';

  constructor(@Inject(DeliverMail) deliver: DeliverMail) {
    super(deliver);
  }
}
