import { Inject, Injectable } from '@nestjs/common';
import { OutboxJob } from '../outbox.job.js';
import { DeliverNotification } from './deliver-notification.js';

/** Sends what waits for LINE; apart from the mails, so that neither holds up the other. */
@Injectable()
export class DeliverNotificationsJob extends OutboxJob {
  readonly name = 'deliver-notifications';

  constructor(@Inject(DeliverNotification) deliver: DeliverNotification) {
    super(deliver);
  }
}
