import { PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { labelOf } from '@laundry/shared/masters/lov';
import type { PlanWarning } from '@laundry/shared/rules/plans/plan-change-course';
import { isOnetime, parsePlanId, sizeKeyOf } from '@laundry/shared/rules/plans/plan-id';
import { monthlyCharge } from '@laundry/shared/rules/plans/price';
import { displayMonth } from '@laundry/shared/time/display';
import { useState } from 'react';
import { useMonths } from '../../../components/plan/use-months';
import { useStartLines } from '../../../components/plan/use-start-lines';
import { groupDigits } from '../../../components/text/group-digits';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser, UnpaidCharge } from '../../../lib/calls/api-types';
import { nowJst } from '@laundry/web-kit/now-jst';
import { useLovs } from '../../../lib/use-lovs';
import { type PlanEditValues, optionOf } from './plan-edit-values';
import type { PlannedChange } from './planned-change';

/** Everything that a change will do, in the order in which it happens. */
export function useCourseLines(
  user: CurrentUser,
  values: PlanEditValues,
  change: PlannedChange,
  unpaid: readonly UnpaidCharge[],
): string[] {
  const t = useTexts('plan').edit.course;
  const { charge: charged } = useTexts('registration').plan_start;
  const lovs = useLovs();
  const { date, month } = useMonths(user);
  const owed = useOwedLine(unpaid);
  const { plan, course, keepsPlan, keepsPlanToCome, keepsPayment } = change;
  const option = optionOf(values);
  const paymentMethod = Number(values.payment_method_id);
  const start = useStartLines({ account: user, plan, option, paymentMethod, course });
  if (course.kind === 'begin' || course.kind === 'now') return start;
  const price = groupDigits(monthlyCharge(plan, option));
  const payment = keepsPayment ? [] : [t.payment({ method: labelOf(lovs.payment_method, paymentMethod) })];
  const changed = keepsPlan ? [t.back({ date })] : [t.next({ date }), isOnetime(plan) ? t.to_onetime : t.no_carry_over];
  const next = keepsPlanToCome ? (keepsPlan ? [] : [t.next({ date })]) : changed;
  const byCard = paymentMethod === PAYMENT_METHOD.creditCard;
  const charge = isOnetime(plan) ? [] : [byCard ? charged({ date, month, price }) : t.bill({ month, price })];
  if (course.kind === 'resume') return [owed, t.resume, ...next, ...charge];
  return [...(course.card === null ? [] : [t.card_check]), ...next, ...payment, ...charge];
}

/** What a declined card has left owed, of which months. */
function useOwedLine(unpaid: readonly UnpaidCharge[]): string {
  const t = useTexts('plan').edit.course;
  const lang = useLang();
  const [now] = useState(nowJst);
  if (unpaid.length === 0) return t.card_nothing_owed;
  const price = groupDigits(unpaid.reduce((sum, { amount }) => sum + amount, 0));
  const months = unpaid.map(({ month }) => displayMonth(month, lang, now)).join(t.and);
  return t.card_owed({ price, months });
}

/** What a customer should know before going on. */
export function useWarningLines(user: CurrentUser, values: PlanEditValues, change: PlannedChange): string[] {
  const t = useTexts('plan').edit.warnings;
  const lovs = useLovs();
  const pickupMethod = (type: string | number): string => labelOf(lovs.pd_type, type);
  const sizeOf = (id: string): string => {
    const plan = parsePlanId(id);
    return plan === null ? '' : labelOf(lovs.size, sizeKeyOf(plan));
  };
  const lines: Readonly<Record<PlanWarning, string>> = {
    kind: t.kind,
    size: t.size({ from: sizeOf(user.user_plan.plan_id), to: labelOf(lovs.size, sizeKeyOf(change.plan)) }),
    pickup_method: t.pickup_method({
      from: pickupMethod(user.user_plan.pickup_delivery_type),
      to: pickupMethod(values.pickup_delivery_type),
    }),
    same_time: values.same_time ? t.same_time_on : t.same_time_off,
  };
  return change.warnings.map((warning) => lines[warning]);
}
