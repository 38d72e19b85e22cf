import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { CARE_FIELDS } from '@laundry/shared/rules/care/care-wishes';
import { changesBetween } from '@laundry/shared/rules/history/changes-between';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { History } from '../../history/history.js';
import { SharedRows } from '../../versions/shared-rows.js';
import { User } from '../user.entity.js';
import type { CareDto } from './care.dto.js';
import { careView, type CareView } from './care.view.js';

/** A customer says how their laundry is to be cared for. */
@Injectable()
export class ChangeCare {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(SharedRows) private readonly rows: SharedRows,
    @Inject(History) private readonly history: History,
  ) {}

  execute(caller: Principal, { care_avoid, ...choices }: CareDto): Promise<CareView> {
    const values = { ...choices, ...(care_avoid !== undefined && { care_avoid: care_avoid?.trim() || null }) };
    return this.database.inTransaction(async () => {
      const held = await this.rows.hold(User, { id: caller.accountId });
      if (held.deleted_at !== null) throw new NotFound();
      const besides = { updated_at: this.clock.now() };
      const after = await this.rows.write(User, held, { by: caller.accountId, values, besides });
      if (after !== held) {
        const changes = changesBetween(held, after, CARE_FIELDS);
        await this.history.record({ type: OPERATION.careChanged, actor: caller, user: after, changes });
      }
      return careView(after);
    });
  }
}
