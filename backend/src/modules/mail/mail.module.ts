import { Global, Module } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/config.js';
import { FileTransport } from './file-transport.js';
import { DeliverMailJob } from './deliver-mail.job.js';
import { MailTransport } from './mail-transport.js';
import { MailConditions } from './mail-conditions.js';
import { MailSecrets } from './mail-secrets.js';
import { Outbox } from './outbox.js';
import { SmtpTransport } from './smtp-transport.js';
import { DeliverMail } from './deliver-mail.js';

const transportOf = (config: Config): MailTransport =>
  config.smtpUrl === null ? new FileTransport(config) : new SmtpTransport(config.smtpUrl, config);

/** Global: every use-case may write to a customer. */
@Global()
@Module({
  providers: [
    Outbox,
    MailConditions,
    MailSecrets,
    { provide: MailTransport, useFactory: transportOf, inject: [CONFIG] },
    DeliverMail,
    DeliverMailJob,
  ],
  exports: [Outbox, MailConditions, MailSecrets, DeliverMailJob],
})
export class MailModule {}
