import { Global, Module } from '@nestjs/common';
import { Outbox } from './outbox.js';

/** Global: every use-case may write to a customer. */
@Global()
@Module({ providers: [Outbox], exports: [Outbox] })
export class MailModule {}
