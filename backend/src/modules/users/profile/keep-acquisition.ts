import { Inject, Injectable } from '@nestjs/common';
import { ROLE } from '@laundry/shared/constants/roles';
import { Database } from '../../../common/transaction/database.js';
import type { Principal } from '../../../common/auth/principal.js';
import { User } from '../user.entity.js';

/** Keeps a signed-in customer's source on their row; of a guest there is nothing to keep. */
@Injectable()
export class KeepAcquisition {
  constructor(@Inject(Database) private readonly database: Database) {}

  async execute(caller: Principal | null, code: number): Promise<void> {
    if (caller?.role !== ROLE.customer) return;
    await this.database.manager.update(User, { id: caller.accountId }, { referrer_code: String(code) });
  }
}
