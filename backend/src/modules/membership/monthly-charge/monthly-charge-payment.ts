import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { PAGE } from '@laundry/shared/constants/pages';
import { PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { hasLeft } from '@laundry/shared/rules/has-left';
import { firstDayOf } from '@laundry/shared/rules/payments/month-turn';
import { addressee } from '@laundry/shared/text/person-name';
import { monthOf, type JstDateTime } from '@laundry/shared/time/jst';
import { Clock } from '../../../common/clock/clock.js';
import { History } from '../../history/history.js';
import { begunPlan, type BegunPlan } from '../../mail/begun-plan.js';
import { Outbox } from '../../mail/outbox.js';
import { monthPurpose, type MonthPurpose } from '../../payments/core/charged-month.js';
import {
  PaymentEffect,
  type Effected,
  type EndedPayment,
  type LostPayment,
} from '../../payments/core/payment-effects.js';
import { CardSuspension } from './card-suspension.js';
import { UnpaidCharges } from './unpaid-charges.js';

/** The charge of a month to the card on file: declined, the customer is suspended until it is paid (handbook/payments.md#monthly-charge). */
@Injectable()
export class MonthlyChargePayment extends PaymentEffect {
  readonly page = PAGE.monthlyCharge;

  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(UnpaidCharges) private readonly unpaid: UnpaidCharges,
    @Inject(CardSuspension) private readonly suspension: CardSuspension,
    @Inject(History) private readonly history: History,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {
    super();
  }

  /** Late, after a decline, it ends the suspension; when the month was paid otherwise by then, it goes back. */
  async settle({ user, payment }: EndedPayment<unknown>): Promise<Effected> {
    if (payment.paid_by_id !== null) return 'already_paid';
    const { id, amount: price, released_at } = payment;
    const paymentMethodId = PAYMENT_METHOD.creditCard;
    await this.history.record({ type: OPERATION.monthlyCharge, actor: null, user, price, paymentMethodId });
    const purpose = monthPurpose(payment);
    const begun = released_at === null ? begunBy(purpose, this.clock.now()) : null;
    const { plan_id } = purpose;
    const data = { name: addressee(user), amount: price, ...(plan_id !== undefined && { plan_id }), begun };
    await this.outbox.enqueue({ template: 'payment_received', to: user, data });
    const others = (await this.unpaid.of(user.id)).filter((charge) => charge.id !== id);
    if (released_at !== null && others.length === 0) await this.suspension.end(user, null);
    return 'done';
  }

  /** Of an account that is gone nothing is left to be suspended. */
  override async release({ user, payment: { amount }, outcome }: LostPayment<unknown>): Promise<void> {
    if (hasLeft(user, this.clock.now()) || user.deleted_at !== null) return;
    await this.suspension.begin(user, amount);
    await this.outbox.enqueue({ template: 'card_stopped', to: user, data: { name: addressee(user), amount, outcome } });
  }
}

/** What a plan that begins with the month that was charged brings; null: it went on, or that month is over. */
function begunBy({ month, plan_id, begins }: MonthPurpose, now: JstDateTime): BegunPlan | null {
  if (begins !== true || plan_id === undefined || month !== monthOf(now)) return null;
  const from = firstDayOf(month);
  return begunPlan(plan_id, from, from);
}
