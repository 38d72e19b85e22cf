import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { costCentreOf, costCentreRefusal } from '@laundry/shared/rules/companies/cost-centre';
import { clerkIdOf, type Principal } from '../../../common/auth/principal.js';
import { Conflict } from '../../../common/errors/conflict.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { Database } from '../../../common/transaction/database.js';
import { History } from '../../history/history.js';
import { AccountLocks } from '../../users/account-locks.js';
import { UserQueries } from '../../users/user.queries.js';
import { WashRequest } from '../request/wash-request.entity.js';
import type { CostCentreDto } from './cost-centre.dto.js';
import { costCentreFor } from './cost-centre-for.js';
import { CustomerRequestQueries } from './customer-request.queries.js';
import type { CustomerRequestView } from './customer-request.view.js';

/** A company names a request's cost centre anew, until an invoice has summed it up (handbook/requests.md#cost-centre). */
@Injectable()
export class ChangeCostCentre {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(CustomerRequestQueries) private readonly requests: CustomerRequestQueries,
    @Inject(History) private readonly history: History,
  ) {}

  async execute(
    caller: Principal,
    id: number,
    { cost_centre: typed, seen }: CostCentreDto,
  ): Promise<CustomerRequestView> {
    const user = await this.users.byId(caller.accountId);
    await this.database.inTransaction(async () => {
      // An invoice is issued under the same lock.
      await this.accounts.lock(user.id);
      const request = await this.requests.live(user.id, id);
      const refusal = costCentreRefusal({
        is_company: user.is_company,
        clerk_id: clerkIdOf(caller),
        booked_by: request.booked_by,
        is_bag_delivery: request.is_bag_delivery,
        is_invoiced: request.invoiced_month !== null,
      });
      if (refusal !== null) throw FieldErrors.on('cost_centre', refusal);
      if (seen != null && costCentreOf(seen) !== (request.cost_centre ?? '')) throw new Conflict();
      const cost_centre = costCentreFor(user, typed);
      if (cost_centre === request.cost_centre) return;
      await this.database.manager.update(WashRequest, { id, user_id: user.id }, { cost_centre });
      const changes = { cost_centre: [request.cost_centre, cost_centre] } as const;
      await this.history.record({ type: OPERATION.costCentreChanged, actor: caller, user, request, changes });
    });
    return this.requests.one(user, id);
  }
}
