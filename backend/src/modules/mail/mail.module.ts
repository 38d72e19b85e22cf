import { Global, Module } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/config.js';
import { FileCarrier } from './file-carrier.js';
import { DeliverMailJob } from './deliver-mail.job.js';
import { MailCarrier } from './mail-carrier.js';
import { MailConditions } from './mail-conditions.js';
import { Outbox } from './outbox.js';
import { SmtpCarrier } from './smtp-carrier.js';
import { DeliverMail } from './deliver-mail.js';

const carrierOf = (config: Config): MailCarrier =>
  config.smtpUrl === null ? new FileCarrier(config) : new SmtpCarrier(config.smtpUrl, config);

/** Global: every use-case may write to a customer. */
@Global()
@Module({
  providers: [
    Outbox,
    MailConditions,
    { provide: MailCarrier, useFactory: carrierOf, inject: [CONFIG] },
    DeliverMail,
    DeliverMailJob,
  ],
  exports: [Outbox, MailConditions, DeliverMailJob],
})
export class MailModule {}
