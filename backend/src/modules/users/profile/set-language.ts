import { Inject, Injectable } from '@nestjs/common';
import type { Lang } from '@laundry/shared/constants/langs';
import { Database } from '../../../common/transaction/database.js';
import { Sessions } from '../../sessions/sessions.js';
import { SharedRows } from '../../versions/shared-rows.js';
import { User } from '../user.entity.js';

/** The language of an account's mails and messages. */
@Injectable()
export class SetLanguage {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(SharedRows) private readonly rows: SharedRows,
  ) {}

  async execute(userId: number, current_lang: Lang): Promise<void> {
    await this.database.inTransaction(async () => {
      const held = await this.rows.hold(User, { id: userId });
      await this.rows.write(User, held, { by: userId, values: { current_lang } });
    });
    this.sessions.forget(userId);
  }
}
