import { Inject, Injectable } from '@nestjs/common';
import { CANCEL_KIND } from '@laundry/shared/constants/progress';
import { cancelRefusal, changeableRow } from '@laundry/shared/rules/dates/change-rules';
import { refuse } from '@laundry/shared/rules/decision';
import { PICKUP_FIELD } from '@laundry/shared/rules/dates/pickup-rules';
import { Clock } from '../../../common/clock/clock.js';
import { Conflict } from '../../../common/errors/conflict.js';
import { refusalsError } from '../../../common/errors/refusals-error.js';
import { Database } from '../../../common/transaction/database.js';
import type { Actor } from '../../history/audit-entry.js';
import { UserQueries } from '../../users/user.queries.js';
import { CustomerRequestQueries } from '../booking/customer-request.queries.js';
import { EndRequest } from './end-request.js';

/** A customer cancels a request until two hours before its pickup. */
@Injectable()
export class CancelRequest {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(CustomerRequestQueries) private readonly requests: CustomerRequestQueries,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(EndRequest) private readonly ending: EndRequest,
  ) {}

  async execute(caller: Actor, id: number): Promise<void> {
    const request = await this.requests.live(caller.accountId, id);
    const code = cancelRefusal(changeableRow(request), this.clock.now());
    if (code !== null) throw refusalsError([refuse(code, PICKUP_FIELD)]);
    const user = await this.users.byId(caller.accountId);
    const end = { kind: CANCEL_KIND.customer, actor: caller, user, request };
    try {
      await this.database.inTransaction(() => this.ending.execute(end));
    } catch (error) {
      // Cancelled by somebody else in between, it is no longer there.
      if (error instanceof Conflict) await this.requests.live(caller.accountId, id);
      throw error;
    }
  }
}
