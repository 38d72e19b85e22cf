import { Global, Module } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/config.js';
import { CopiesOfMails } from './copies-of-mails.js';
import { FileTransport } from './transports/file-transport.js';
import { DeliverMailJob } from './deliver-mail.job.js';
import { MailTransport } from './transports/mail-transport.js';
import { MailConditions } from './mail-conditions.js';
import { MailSecrets } from './mail-secrets.js';
import { Outbox } from './outbox.js';
import { DeliverNotificationsJob } from './notifications/deliver-notifications.job.js';
import { DeliverNotification } from './notifications/deliver-notification.js';
import { LinePort } from './notifications/line/line-port.js';
import { LineSender } from './notifications/line/line-sender.js';
import { LiveLine } from './notifications/line/live-line.js';
import { SandboxLine } from './notifications/line/sandbox-line.js';
import { Notifications } from './notifications/notifications.js';
import { LivePush } from './notifications/push/live-push.js';
import { PushKeys } from './notifications/push/push-keys.js';
import { PushPort } from './notifications/push/push-port.js';
import { PushSender } from './notifications/push/push-sender.js';
import { SandboxPush } from './notifications/push/sandbox-push.js';
import { SmtpTransport } from './transports/smtp-transport.js';
import { DeliverMail } from './deliver-mail.js';

const transportOf = (config: Config): MailTransport =>
  config.smtpUrl === null ? new FileTransport(config) : new SmtpTransport(config.smtpUrl, config);

const lineOf = (config: Config): LinePort | null => {
  const { line } = config;
  if (line === null) return null;
  return line.mode === 'live' ? new LiveLine(line) : new SandboxLine(line, config);
};

const pushOf = (config: Config, keys: PushKeys): PushPort | null => {
  const { push } = config;
  if (push === null) return null;
  return push.mode === 'live' ? new LivePush(keys, config) : new SandboxPush(config.dataDir);
};

/** Global: every use-case may write to a customer. */
@Global()
@Module({
  providers: [
    Outbox,
    CopiesOfMails,
    MailConditions,
    MailSecrets,
    { provide: MailTransport, useFactory: transportOf, inject: [CONFIG] },
    DeliverMail,
    DeliverMailJob,
    { provide: LinePort, useFactory: lineOf, inject: [CONFIG] },
    LineSender,
    PushKeys,
    { provide: PushPort, useFactory: pushOf, inject: [CONFIG, PushKeys] },
    PushSender,
    Notifications,
    DeliverNotification,
    DeliverNotificationsJob,
  ],
  exports: [Outbox, MailConditions, MailSecrets, DeliverMailJob, LinePort, PushKeys, PushPort, DeliverNotificationsJob],
})
export class MailModule {}
