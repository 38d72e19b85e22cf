import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { PAGE } from '@laundry/shared/constants/pages';
import { PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { USER_STATUS, type UserStatus } from '@laundry/shared/constants/user-status';
import type { PlanChangeKind } from '@laundry/shared/rules/plans/plan-change-course';
import { accountMonth, firstDayOf, nextMonth } from '@laundry/shared/rules/payments/month-turn';
import { isSamePlan, planToCome } from '@laundry/shared/rules/plans/plan-to-come';
import { planCharge } from '@laundry/shared/rules/plans/price';
import { dateOf } from '@laundry/shared/time/jst';
import { IsNull } from 'typeorm';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { Database } from '../../../common/transaction/database.js';
import { selfActor, type Actor } from '../../history/audit-entry.js';
import { History } from '../../history/history.js';
import { planEntry } from '../../history/plan-entry.js';
import { Outbox } from '../../mail/outbox.js';
import { FirstGrant } from '../../balance/first-grant.js';
import { addressee } from '@laundry/shared/text/person-name';
import { Payment } from '../../payments/core/payment.entity.js';
import { CardOrders } from '../../payments/orders/card-orders.js';
import { User } from '../../users/user.entity.js';
import { FirstBill } from '../first-bill/first-bill.js';
import { CardSuspension } from '../monthly-charge/card-suspension.js';
import { UnpaidCharges } from '../monthly-charge/unpaid-charges.js';
import { MonthlyLeftQueries } from './monthly-left.queries.js';
import { isMonthly, payingBy, planNext, planNow, type ChosenPlan } from './chosen-plan.js';

/** What a plan change does once nothing stands before it. */
export interface PlanPurpose {
  readonly kind: PlanChangeKind;
  readonly chosen: ChosenPlan;
  /** Ids of the months' charges that are paid with it. */
  readonly charges?: readonly number[];
  /** `YYYY-MM`: a first plan begins with it, and not at once. */
  readonly begins_month?: string | null;
}

/** Every write of a change of plan, a customer's own or an operator's (handbook/plans-and-prices.md#plan-change). */
@Injectable()
export class MakePlanChange {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(FirstBill) private readonly bills: FirstBill,
    @Inject(FirstGrant) private readonly grant: FirstGrant,
    @Inject(UnpaidCharges) private readonly unpaid: UnpaidCharges,
    @Inject(CardSuspension) private readonly suspension: CardSuspension,
    @Inject(MonthlyLeftQueries) private readonly left: MonthlyLeftQueries,
    @Inject(CardOrders) private readonly cards: CardOrders,
    @Inject(History) private readonly history: History,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  /** A newer wish has come: what was chosen before it and is not paid yet gives way. Call it with the account's row held. */
  async supersede(userId: number): Promise<void> {
    const open = { user_id: userId, page_id: PAGE.planChange, settled_at: IsNull(), superseded_at: IsNull() };
    await this.database.manager.update(Payment, open, { superseded_at: this.clock.now() });
  }

  /** The customer's own; call it with the account's row held. */
  async byCustomer(user: User, purpose: PlanPurpose): Promise<void> {
    const customer = selfActor(user);
    const status = statusAfter(user, purpose);
    // The reason of a rejection goes with it: no later review is told it.
    const reason = status === USER_STATUS.rejected ? user.rejection_reason : null;
    const after = await this.store(user, purpose, customer, { status, rejection_reason: reason });
    await this.record(user, after, purpose, customer);
    if (purpose.kind === 'resume' && (await this.unpaid.of(user.id)).length === 0)
      await this.suspension.end(user, customer);
  }

  /** An operator's, who thereby approves of a company's invoice; nothing is asked of the customer, the month is billed. */
  async byOperator(user: User, purpose: PlanPurpose, operator: Principal): Promise<void> {
    await this.supersede(user.id);
    const begins = purpose.kind === 'now' && isMonthly(purpose.chosen) && user.status === USER_STATUS.active;
    const approves = begins && purpose.chosen.payment_method === PAYMENT_METHOD.invoice;
    const approved = approves && user.invoice_approved_at === null;
    const after = await this.store(user, purpose, operator, approved ? { invoice_approved_at: this.clock.now() } : {});
    if (begins) await this.bills.add(after);
    await this.record(user, after, purpose, operator);
  }

  private async store(
    user: User,
    { kind, chosen, begins_month = null }: PlanPurpose,
    actor: Actor,
    more: Partial<User>,
  ): Promise<User> {
    const now = this.clock.now();
    const validFrom = this.nextMonth(user);
    const givesUpCard =
      user.payment_method_id === PAYMENT_METHOD.creditCard && chosen.payment_method !== user.payment_method_id;
    const columns = {
      ...payingBy(chosen),
      ...(givesUpCard && { ac_user_id: null }),
      ...more,
      updated_at: now,
      ...(startsNow(kind)
        ? {
            ...planNow(chosen),
            ...planNext(null, validFrom),
            valid_from: begins_month === null ? dateOf(now) : firstDayOf(begins_month),
            begins_month,
          }
        : planNext(isSamePlan(chosen, user) ? null : chosen, validFrom)),
      ...(kind === 'now' && { is_first_plan: false, ...(isMonthly(chosen) && { onetime_to_monthly_dt: now }) }),
    };
    await this.database.manager.update(User, { id: user.id }, columns);
    if (givesUpCard) await this.cards.stop(user.id, user.ac_user_id);
    const after = { ...user, ...columns };
    if (!startsNow(kind) || after.status !== USER_STATUS.active) return after;
    return { ...after, turned_month: await this.grant.grant(after, actor.personId, { besides: !isMonthly(user) }) };
  }

  private async record(
    before: User,
    after: User,
    { kind, chosen, begins_month }: PlanPurpose,
    actor: Actor,
  ): Promise<void> {
    const own = { actor, user: before, paymentMethodId: chosen.payment_method };
    const expected = planToCome(before);
    if (!isSamePlan(chosen, expected)) {
      const user = { ...before, plan_id: chosen.plan_id };
      await this.history.record({ ...own, ...planEntry(expected, chosen), user, type: OPERATION.planChanged });
      const begins = begins_month == null ? null : firstDayOf(begins_month);
      const from = startsNow(kind) ? begins : this.nextMonth(before);
      const { plan_id, payment_method } = chosen;
      const data = {
        name: addressee(after),
        before: { plan_id: expected.plan_id, charge: planCharge(expected) },
        plan_id,
        charge: planCharge(chosen),
        payment_method,
        from,
        afterReview: isReviewed(after),
        left: !startsNow(kind) && isMonthly(before) && !isMonthly(chosen) ? await this.left.of(before) : null,
      };
      await this.outbox.enqueue({ template: 'plan_changed', to: after, data });
    }
    if (before.payment_method_id !== after.payment_method_id) {
      const changes = { payment_method_id: [before.payment_method_id, after.payment_method_id] as const };
      await this.history.record({ ...own, type: OPERATION.paymentMethodChanged, changes });
    }
  }

  /** The first day of the month after the account's. */
  private nextMonth(user: User): string {
    return `${nextMonth(accountMonth(user, this.clock.now()))}-01`;
  }
}

/** A company that was never approved is reviewed before its first monthly plan by invoice. */
function statusAfter(user: User, { kind, chosen }: PlanPurpose): UserStatus {
  if (kind === 'next' || kind === 'resume') return user.status;
  const isApproved = user.invoice_approved_at !== null || chosen.payment_method !== PAYMENT_METHOD.invoice;
  if (!isApproved && isMonthly(chosen)) return USER_STATUS.underReview;
  return kind === 'begin' ? USER_STATUS.active : user.status;
}

const startsNow = (kind: PlanChangeKind): boolean => kind === 'begin' || kind === 'now';

const isReviewed = ({ status }: User): boolean => status === USER_STATUS.underReview;
