import { pickupMethodOf } from '@laundry/shared/constants/pickup-methods';
import {
  MONTHLY_PARTS,
  ONETIME_PART,
  PLAN_PARTS,
  planOptionOf,
  type PlanPart,
} from '@laundry/shared/constants/plan-parts';
import { SIZE, SIZE_CODES, type SizeCode } from '@laundry/shared/constants/sizes';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { labelOf } from '@laundry/shared/masters/lov';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import type { MessageKey } from '@laundry/shared/messages/message';
import type { AreaService } from '@laundry/shared/rules/plans/area-service';
import { type PlanCustomer, paymentMethodWith, planChangeErrors } from '@laundry/shared/rules/plans/plan-change';
import {
  type PlanId,
  formatPlanId,
  isFirstTrial,
  isOnetime,
  parsePlanId,
  sizeHasPart,
} from '@laundry/shared/rules/plans/plan-id';
import { planMethodOf } from '@laundry/shared/rules/plans/plan-method';
import { isSamePlan, planToCome } from '@laundry/shared/rules/plans/plan-to-come';
import { ruleErrors } from '../../../components/form/sending/submit-errors';
import { t } from '../../../i18n';
import type { ConsoleUser } from '../../../providers/api/api-types';

/** The form of a plan: the parts of its id, each empty until it is chosen, and the pickup method. */
export interface PlanForm {
  readonly plan_part: string;
  readonly pickup_delivery_type: string;
  readonly bag_size: string;
  readonly same_time: boolean;
  readonly user_plan_option: string;
}

/** A plan that is to be confirmed, and what the customer had when it was chosen. */
export interface CheckedPlan {
  readonly form: PlanForm;
  readonly plan: PlanId;
  readonly had: PlanForm;
}

const NO_OPTION = 0;
const choose = { value: '', label: t('users.plan.choose') };
const isMonthlyPart = (part: string): part is keyof typeof MONTHLY_PARTS => Object.hasOwn(MONTHLY_PARTS, part);
const isPart = (part: string): part is PlanPart => PLAN_PARTS.some((one) => one === part);
const isSize = (size: string): size is SizeCode => SIZE_CODES.some((one) => one === size);
export const isOnetimePart = (part: string): boolean => part === ONETIME_PART;

export const PICKUP_METHOD_CHOICES = [choose, ...LOVS_JA.pd_type.map(({ key, val }) => ({ value: key, label: val }))];
export const OPTION_CHOICES = LOVS_JA.user_plan_option.map(({ key, val }) => ({ value: key, label: val }));
export const SIZE_CHOICES = [
  choose,
  ...SIZE_CODES.map((code) => ({ value: code, label: labelOf(LOVS_JA.size, SIZE[code]) })),
];

/** Whether a size has a plan: the small ones have no large plans. */
export const hasPart = (size: string, part: string): boolean =>
  !isSize(size) || !isMonthlyPart(part) || sizeHasPart(size, part);

/** The plans that a size has; the first trial is never chosen here. */
export const partChoices = (size: string) => [
  choose,
  ...LOVS_JA.plan_part
    .filter(({ key }) => (isOnetimePart(key) || isMonthlyPart(key)) && hasPart(size, key))
    .map(({ key, val }) => ({ value: key, label: val })),
];

/** The form as it begins. */
export function formOf(user: ConsoleUser): PlanForm {
  const { plan_id, pickup_delivery_type, user_plan_option } = planToCome(user);
  const plan = parsePlanId(plan_id);
  return {
    plan_part: plan === null || isFirstTrial(plan) ? '' : plan.part,
    pickup_delivery_type: String(pickup_delivery_type),
    bag_size: plan?.size ?? '',
    same_time: plan?.sameTime === true,
    user_plan_option: String(user_plan_option),
  };
}

/** The plan that a form says; null while it says none. */
export function planOf({ plan_part: part, pickup_delivery_type, bag_size, same_time }: PlanForm): PlanId | null {
  const method = planMethodOf(pickup_delivery_type);
  if (!isPart(part) || method === null) return null;
  if (isOnetimePart(part)) return { part, method, sameTime: false, size: null };
  return isSize(bag_size) ? parsePlanId(formatPlanId({ part, method, sameTime: same_time, size: bag_size })) : null;
}

/** What is sent; the one-time plan has no option. */
export const planBody = (form: PlanForm, plan: PlanId) => ({
  plan_id: formatPlanId(plan),
  pickup_delivery_type: pickupMethodOf(form.pickup_delivery_type) ?? (0 as const),
  user_plan_option: isOnetime(plan) ? NO_OPTION : planOptionOf(form.user_plan_option),
});

/** What the rules of plans ask of a customer. */
export const planCustomer = (user: ConsoleUser): PlanCustomer => ({
  ...user,
  isSuspendedForCard: user.status === USER_STATUS.suspended && user.user_id !== null,
});

/** What is wrong with a wish, by field; what is missing is required, the rest by the server's own rule. */
export function planErrors(
  form: PlanForm,
  user: ConsoleUser,
  area: AreaService | null,
): Readonly<Record<string, string>> {
  const plan = planOf(form);
  const customer = planCustomer(user);
  const errors: Record<string, MessageKey> = {};
  if (form.plan_part === '') errors['plan_part'] = 'required';
  if (form.pickup_delivery_type === '') errors['pickup_delivery_type'] = 'required';
  if (!isOnetimePart(form.plan_part) && form.bag_size === '') errors['bag_size'] = 'required';
  if (Object.keys(errors).length === 0) {
    const wish = plan && { ...planBody(form, plan), payment_method: paymentMethodWith(plan, customer) };
    const found = wish === null ? { planPart1: 'plan_unknown' as const } : planChangeErrors(wish, customer, area);
    const key = found.planPart1 ?? Object.values(found)[0];
    if (key !== undefined) errors['plan_part'] = key;
  }
  if (Object.keys(errors).length === 0 && isUnchanged(form, user))
    return { plan_part: `▲ ${t('users.plan.unchanged')}` };
  return ruleErrors(Object.entries(errors));
}

/** Whether a form says what the customer has, or will have, already. */
function isUnchanged(form: PlanForm, user: ConsoleUser): boolean {
  const had = formOf(user);
  const [plan, before] = [planOf(form), planOf(had)];
  return plan !== null && before !== null && isSamePlan(planBody(form, plan), planBody(had, before));
}
