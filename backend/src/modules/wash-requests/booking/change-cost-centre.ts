import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { costCentreOf, costCentreRefusal } from '@laundry/shared/rules/companies/cost-centre';
import { monthOf } from '@laundry/shared/time/jst';
import type { Principal } from '../../../common/auth/principal.js';
import { Conflict } from '../../../common/errors/conflict.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { Database } from '../../../common/transaction/database.js';
import { History } from '../../history/history.js';
import { PaymentDocument } from '../../own-payments/documents/payment-document.entity.js';
import { AccountLocks } from '../../users/account-locks.js';
import { UserQueries } from '../../users/user.queries.js';
import { WashRequest } from '../request/wash-request.entity.js';
import type { CostCentreDto } from './cost-centre.dto.js';
import { costCentreFor } from './cost-centre-for.js';
import { CustomerRequestQueries } from './customer-request.queries.js';
import type { CustomerRequestView } from './customer-request.view.js';

/** A company names a request's cost centre anew, until the month's invoice is issued (handbook/requests.md#cost-centre). */
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
    const user = await this.users.byId(caller.id);
    await this.database.inTransaction(async () => {
      // An invoice is issued under the same lock.
      await this.accounts.lock(user.id);
      const request = await this.requests.live(user.id, id);
      const refusal = costCentreRefusal({
        is_company: user.is_company,
        clerk_id: caller.clerk?.id ?? null,
        booked_by: request.booked_by,
        is_bag_delivery: request.is_bag_delivery,
        is_invoiced: await this.isInvoiced(request),
      });
      if (refusal !== null) throw FieldErrors.on('cost_centre', refusal);
      if (seen != null && costCentreOf(seen) !== (request.cost_centre ?? '')) throw new Conflict();
      const cost_centre = costCentreFor(user, typed);
      if (cost_centre === request.cost_centre) return;
      await this.database.manager.update(WashRequest, { id, user_id: user.id }, { cost_centre });
      const changes = { cost_centre: [request.cost_centre, cost_centre] } as const;
      await this.history.record({ type: OPERATION.costCentreChanged, actor: caller, user, request, changes });
    });
    return this.requests.one(user.id, id);
  }

  /** Summed up, wherever it was moved since; or of a month whose invoice is issued, the month of its pickup, which laundry always has. */
  private async isInvoiced(request: WashRequest): Promise<boolean> {
    const { user_id, sched_pickup_dt, sched_delivery_dt, invoiced_month } = request;
    if (invoiced_month !== null) return true;
    const subject = monthOf(sched_pickup_dt ?? sched_delivery_dt);
    return this.database.manager.existsBy(PaymentDocument, { user_id, subject });
  }
}
