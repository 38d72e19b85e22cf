import { Inject, Injectable } from '@nestjs/common';
import type { Lang } from '@laundry/shared/constants/langs';
import { Database } from '../../../common/transaction/database.js';
import { Sessions } from '../../sessions/sessions.js';
import { User } from '../user.entity.js';

/** The language of an account's mails and messages. */
@Injectable()
export class SetLanguage {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Sessions) private readonly sessions: Sessions,
  ) {}

  async execute(userId: number, current_lang: Lang): Promise<void> {
    await this.database.manager.update(User, { id: userId }, { current_lang });
    this.sessions.forget(userId);
  }
}
