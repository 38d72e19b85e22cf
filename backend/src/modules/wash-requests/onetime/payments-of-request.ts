import { Inject, Injectable } from '@nestjs/common';
import { PAGE } from '@laundry/shared/constants/pages';
import { PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import { isOnetime } from '@laundry/shared/rules/plans/plan-id';
import { Database } from '../../../common/transaction/database.js';
import { Payment } from '../../payments/core/payment.entity.js';
import { jsonField } from '../../../common/foreign-json.js';
import { planOf } from '../request/request-context.queries.js';
import type { WashRequest } from '../request/wash-request.entity.js';

/** By what a one-time request was paid. */
@Injectable()
export class PaymentsOfRequest {
  constructor(@Inject(Database) private readonly database: Database) {}

  async settled({ id, user_id, plan_id }: Pick<WashRequest, 'id' | 'user_id' | 'plan_id'>): Promise<Payment | null> {
    if (!isOnetime(planOf(plan_id))) return null;
    const paid = { user_id, page_id: PAGE.onetimeRequest, state: PAYMENT_STATE.settled };
    const payments = await this.database.manager.findBy(Payment, paid);
    return payments.find(({ purpose }) => jsonField(JSON.parse(purpose), 'request_id') === id) ?? null;
  }
}
