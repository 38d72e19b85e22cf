import { Inject, Injectable } from '@nestjs/common';
import { DEFAULT_LANG, type Lang } from '@laundry/shared/constants/langs';
import { normalizeEmail } from '@laundry/shared/text/email';
import type { Principal } from '../../common/auth/principal.js';
import { FieldErrors } from '../../common/errors/field-errors.js';
import { Database } from '../../common/transaction/database.js';
import { CONFIG, type Config } from '../../config/config.js';
import { Outbox } from '../mail/outbox.js';
import type { ContactDto } from './contact.dto.js';

/** Hands a question to the company's mailbox. */
@Injectable()
export class SendContact {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Database) private readonly database: Database,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  async execute(caller: Principal | null, lang: Lang, { email, contact }: ContactDto): Promise<void> {
    const address = normalizeEmail(email);
    if (address === null) throw FieldErrors.on('email', 'invalid_email');
    const sender = { id: caller?.personId ?? null, email: address, current_lang: lang };
    await this.database.inTransaction(async () => {
      await this.outbox.enqueue({
        template: 'contact',
        to: { id: null, email: this.config.contactMail, current_lang: DEFAULT_LANG },
        data: { email: address, userId: caller?.company_user_id ?? sender.id, name: caller?.name ?? null, contact },
      });
      await this.outbox.enqueue({ template: 'contact_received', to: sender, data: {} });
    });
  }
}
