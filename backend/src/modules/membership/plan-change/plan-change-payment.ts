import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { PAGE } from '@laundry/shared/constants/pages';
import { PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import type { RefundReason } from '@laundry/shared/constants/payment-states';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { isOnetime, parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { History } from '../../history/history.js';
import { Outbox } from '../../mail/outbox.js';
import type { Payment } from '../../payments/core/payment.entity.js';
import { PaymentEffect, type Effected, type EndedPayment } from '../../payments/core/payment-effects.js';
import { firstDayOf } from '@laundry/shared/rules/payments/month-turn';
import { planToCome } from '@laundry/shared/rules/plans/plan-to-come';
import { planCharge } from '@laundry/shared/rules/plans/price';
import { addressee } from '@laundry/shared/text/person-name';
import type { User } from '../../users/user.entity.js';
import { UnpaidCharges } from '../monthly-charge/unpaid-charges.js';
import type { ChosenPlan } from './chosen-plan.js';
import { MakePlanChange, type PlanPurpose } from './make-plan-change.js';

/** The payment that stands before a customer's change of plan. */
@Injectable()
export class PlanChangePayment extends PaymentEffect<PlanPurpose> {
  readonly page = PAGE.planChange;

  constructor(
    @Inject(UnpaidCharges) private readonly unpaid: UnpaidCharges,
    @Inject(History) private readonly history: History,
    @Inject(MakePlanChange) private readonly plans: MakePlanChange,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {
    super();
  }

  /** What it was paid for may be done by then, or the customer may want another plan next: then the money goes back. */
  async settle({ payment, user, purpose }: EndedPayment<PlanPurpose>): Promise<Effected> {
    const why = await this.whyUseless(user, payment, purpose);
    if (why !== null) return why;
    const { id, amount } = payment;
    await this.unpaid.payBy(id, purpose.charges ?? []);
    await this.plans.byCustomer(user, stillChosen(user, payment, purpose));
    if (amount > 0) await this.sendMail(user, purpose, amount);
    if (purpose.begins_month != null) await this.tellBegin(user, purpose.chosen, purpose.begins_month);
    return 'done';
  }

  /** Null: it is what was paid for. */
  private async whyUseless(
    user: User,
    { superseded_at }: Payment,
    { kind, charges = [] }: PlanPurpose,
  ): Promise<RefundReason | null> {
    const current = parsePlanId(user.plan_id);
    const isOnce = current !== null && isOnetime(current);
    const { provisional, rejected, suspended, active } = USER_STATUS;
    switch (kind) {
      case 'begin':
        return user.status === provisional || user.status === rejected ? null : 'already_begun';
      case 'now':
        return user.status === active && isOnce ? null : 'already_begun';
      case 'resume':
        return user.status === suspended && (await this.unpaid.areAll(charges)) ? null : 'already_paid';
      case 'next':
        // Whoever applied to leave meanwhile chose that after it.
        return superseded_at === null && user.withdrawal_dt === null ? null : 'replaced';
    }
  }

  private async tellBegin(
    user: User,
    { plan_id, user_plan_option, payment_method }: ChosenPlan,
    month: string,
  ): Promise<void> {
    const charge = planCharge({ plan_id, user_plan_option });
    const data = { name: addressee(user), plan_id, charge, payment_method, from: firstDayOf(month) };
    await this.outbox.enqueue({ template: 'begins_later', to: user, data });
  }

  private async sendMail(user: User, { kind }: PlanPurpose, amount: number): Promise<void> {
    if (kind === 'resume') {
      const charged = { actor: null, user, price: amount, paymentMethodId: PAYMENT_METHOD.creditCard };
      await this.history.record({ ...charged, type: OPERATION.monthlyCharge });
    }
    const data = { name: addressee(user), amount, begun: null };
    await this.outbox.enqueue({ template: 'payment_received', to: user, data });
  }
}

/** What was owed is paid by an older form, too; the plan stays that was chosen after it. */
function stillChosen(user: User, { superseded_at }: Payment, purpose: PlanPurpose): PlanPurpose {
  if (purpose.kind !== 'resume' || superseded_at === null) return purpose;
  return { ...purpose, chosen: { ...planToCome(user), payment_method: purpose.chosen.payment_method } };
}
