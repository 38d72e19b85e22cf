import type { PlanOption } from '@laundry/shared/constants/plan-parts';
import { labelOf } from '@laundry/shared/masters/lov';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { planName } from '@laundry/shared/masters/plans';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { paymentMethodWith } from '@laundry/shared/rules/plans/plan-change';
import { planChangeCourse } from '@laundry/shared/rules/plans/plan-change-course';
import { type PlanId, isOnetime, parsePlanId, washCountOf } from '@laundry/shared/rules/plans/plan-id';
import { type PlanTerms, planToCome } from '@laundry/shared/rules/plans/plan-to-come';
import { monthlyCharge, unitPrice } from '@laundry/shared/rules/plans/price';
import { displayDate } from '@laundry/shared/time/display';
import { addMonths, firstOfMonth } from '@laundry/shared/time/jst';
import type { Choice } from '../../../components/form/fields/ChoiceField';
import { t } from '../../../i18n';
import { numberText } from '../../../i18n/amounts';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { nowJst, todayJst } from '../../../providers/clock';
import {
  PICKUP_METHOD_CHOICES,
  OPTION_CHOICES,
  type PlanForm,
  SIZE_CHOICES,
  partChoices,
  planBody,
  planCustomer,
} from './plan-form';

interface Term {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** What a plan costs a month and a wash; the one-time plan by each request. */
export function priceText(plan: PlanId, option: PlanOption): string {
  if (isOnetime(plan)) return t('users.plan.perRequest');
  const price = monthlyCharge(plan, option);
  return t('users.plan.price', {
    price: numberText(price),
    unit: numberText(unitPrice(price, washCountOf(plan.part))),
  });
}

function termsOf({ plan_id, pickup_delivery_type, user_plan_option }: PlanTerms, payment: number): readonly string[] {
  const plan = parsePlanId(plan_id);
  return [
    plan === null ? t('users.unset') : planName(plan, 'ja'),
    labelOf(LOVS_JA.pd_type, pickup_delivery_type),
    labelOf(LOVS_JA.user_plan_option, user_plan_option),
    plan === null ? '' : priceText(plan, user_plan_option),
    labelOf(LOVS_JA.payment_method, payment),
  ];
}
const LABELS = [
  t('users.plan.fields.plan'),
  t('users.plan.fields.pickup_delivery_type'),
  t('users.plan.fields.user_plan_option'),
  t('users.plan.fields.price'),
  t('users.fields.payment_method_id'),
];

/** The plan that would come and the one that takes its place, term by term. */
export function planTerms(user: ConsoleUser, form: PlanForm, plan: PlanId): readonly Term[] {
  const before = termsOf(planToCome(user), user.payment_method_id);
  const after = termsOf(planBody(form, plan), paymentMethodWith(plan, planCustomer(user)));
  return LABELS.map((label, at) => ({ label, before: before[at] ?? '', after: after[at] ?? '' }));
}

/** All that is chosen in a form, each by its name. */
export function chosenText(form: PlanForm): string {
  const line = (field: keyof PlanForm, choices: readonly Choice[]) => {
    const chosen = choices.find(({ value }) => value === form[field]);
    return form[field] === '' || chosen === undefined ? [] : [`${t(`users.plan.fields.${field}`)} ${chosen.label}`];
  };
  return [
    ...line('plan_part', partChoices(form.bag_size)),
    ...line('bag_size', SIZE_CHOICES),
    ...line('pickup_delivery_type', PICKUP_METHOD_CHOICES),
    ...(form.same_time ? [t('users.plan.fields.same_time')] : []),
    ...line('user_plan_option', OPTION_CHOICES),
  ].join('\n');
}

/** From when it is, and what comes with it. */
export function planEffects(user: ConsoleUser, form: PlanForm, plan: PlanId): readonly string[] {
  const { kind } = planChangeCourse(planCustomer(user), plan, {});
  const startsNow = kind !== 'next' || user.status === USER_STATUS.underReview;
  if (!startsNow) {
    const day = displayDate(firstOfMonth(addMonths(todayJst(), 1)), 'ja', nowJst());
    return [t('users.plan.fromNextMonth', { day })];
  }
  const isBilled = kind === 'now' && !isOnetime(plan) && user.status === USER_STATUS.active;
  if (!isBilled) return [t('users.plan.atOnce')];
  const { user_plan_option } = planBody(form, plan);
  return [
    t('users.plan.atOnce'),
    t('users.plan.granted', { count: washCountOf(plan.part) }),
    t('users.plan.billed', { price: numberText(monthlyCharge(plan, user_plan_option)) }),
  ];
}
