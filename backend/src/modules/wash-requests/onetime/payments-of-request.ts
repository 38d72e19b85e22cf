import { Inject, Injectable } from '@nestjs/common';
import { PAGE } from '@laundry/shared/constants/pages';
import { PAYMENT_STATE, type PaymentState } from '@laundry/shared/constants/payment-states';
import { OPEN_PAYMENT_STATES } from '@laundry/shared/rules/payments/payment-state';
import { isOnetime } from '@laundry/shared/rules/plans/plan-id';
import { In } from 'typeorm';
import { Database } from '../../../common/transaction/database.js';
import { Payment } from '../../payments/core/payment.entity.js';
import { jsonField } from '../../../common/foreign-json.js';
import { planOf } from '../../users/stored-plan.js';
import type { WashRequest } from '../request/wash-request.entity.js';

/** By what a one-time request was paid, or is to be. */
@Injectable()
export class PaymentsOfRequest {
  constructor(@Inject(Database) private readonly database: Database) {}

  async settled({ id, user_id, plan_id }: Pick<WashRequest, 'id' | 'user_id' | 'plan_id'>): Promise<Payment | null> {
    if (!isOnetime(planOf(plan_id))) return null;
    return this.in([PAYMENT_STATE.settled], { id, user_id });
  }

  /** The payment that it still waits for. */
  open(request: Pick<WashRequest, 'id' | 'user_id'>): Promise<Payment | null> {
    return this.in(OPEN_PAYMENT_STATES, request);
  }

  /** Yen that a customer has paid or is to pay, by request. */
  async pricesOf(userId: number): Promise<ReadonlyMap<number, number>> {
    const priced = await this.of(userId, [PAYMENT_STATE.settled, ...OPEN_PAYMENT_STATES]);
    return new Map(priced.map((payment) => [requestOf(payment), payment.amount]));
  }

  private async in(
    states: readonly PaymentState[],
    { id, user_id }: Pick<WashRequest, 'id' | 'user_id'>,
  ): Promise<Payment | null> {
    const payments = await this.of(user_id, states);
    return payments.find((payment) => requestOf(payment) === id) ?? null;
  }

  private of(user_id: number, states: readonly PaymentState[]): Promise<Payment[]> {
    return this.database.manager.findBy(Payment, { user_id, page_id: PAGE.onetimeRequest, state: In([...states]) });
  }
}

const requestOf = ({ purpose }: Payment): number => Number(jsonField(JSON.parse(purpose), 'request_id'));
