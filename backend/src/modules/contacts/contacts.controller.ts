import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import type { Lang } from '@laundry/shared/constants/langs';
import { DuringMaintenance, Public } from '../../common/auth/access.js';
import { MaybeCaller } from '../../common/auth/caller.js';
import type { Principal } from '../../common/auth/principal.js';
import { CallerLanguage } from '../../common/http/caller-language.js';
import { Idempotent } from '../../common/idempotency/idempotent.js';
import { ContactLimit } from './contact-limit.interceptor.js';
import { ContactDto } from './contact.dto.js';
import { SendContact } from './send-contact.js';

/** Questions to the company, by anybody, during maintenance too. */
@Public()
@DuringMaintenance()
@Controller('contacts')
export class ContactsController {
  constructor(@Inject(SendContact) private readonly contact: SendContact) {}

  /** Mails a question to the company, and a receipt, which repeats nothing of it, to the sender. */
  @Post()
  @HttpCode(204)
  @Idempotent(ContactLimit)
  send(@MaybeCaller() caller: Principal | null, @CallerLanguage() lang: Lang, @Body() dto: ContactDto): Promise<void> {
    return this.contact.execute(caller, lang, dto);
  }
}
