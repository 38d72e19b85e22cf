import { PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import type { PlanOption } from '@laundry/shared/constants/plan-parts';
import type { PlanChangeCourse } from '@laundry/shared/rules/plans/plan-change-course';
import { type PlanId, isOnetime, washCountOf } from '@laundry/shared/rules/plans/plan-id';
import { monthlyCharge } from '@laundry/shared/rules/plans/price';
import { useTexts } from '../../i18n/texts';
import { groupDigits } from '../text/group-digits';
import { type AccountOfMonth, useMonths } from './use-months';

interface PlanStart {
  /** null before there is one. */
  account: AccountOfMonth | null;
  plan: PlanId;
  option: PlanOption;
  paymentMethod: number;
  course: PlanChangeCourse;
}

/** What a plan that begins at once, or a first one that begins with the next month, brings, in the order in which it happens: what is paid, which bags, what is paid next. */
export function useStartLines({ account, plan, option, paymentMethod, course }: PlanStart): string[] {
  const { plan_start: t } = useTexts('registration');
  const { until, date, month } = useMonths(account);
  if (isOnetime(plan)) return [t.onetime];
  const price = groupDigits(monthlyCharge(plan, option));
  const count = washCountOf(plan.part);
  if (course.kind === 'begin' && course.card === 'check')
    return [t.checked, t.later({ count, date }), t.charge({ date, month, price })];
  if (paymentMethod === PAYMENT_METHOD.creditCard)
    return [t.card({ price }), t.paid({ count, until }), t.charge({ date, month, price })];
  // Nobody has approved of an account's first invoice yet.
  return [course.kind === 'begin' ? t.review({ count }) : t.invoice({ count }), t.bill({ price })];
}
