import type { Lang } from '../constants/langs.js';
import { FIRST_TRIAL_PART, ONETIME_PART, PLAN_PARTS } from '../constants/plan-parts.js';
import { SIZE_CODES, type SizeKey } from '../constants/sizes.js';
import { type PlanId, formatPlanId, sizeHasPart, sizeKeyOf, washCountOf } from '../rules/plans/plan-id.js';
import { monthlyPrice, priceForAdd } from '../rules/plans/price.js';
import { labelOf } from './lov.js';
import { LOVS_EN } from './lovs-en.js';
import { LOVS_JA } from './lovs-ja.js';

/** A plan of the master; prices in yen, `size` a size key, `wash_count` bags a month (handbook/plans-and-prices.md#plan-ids). */
export interface PlanMaster {
  readonly plan_id: string;
  readonly name: string;
  readonly price: number;
  readonly price_for_add: number;
  readonly size: SizeKey;
  readonly wash_count: number;
}

/** Every plan there is, without its same-time twin: same-time = the plan's price − 400 × bags (handbook/plans-and-prices.md#plan-ids). */
export const PLAN_IDS: readonly PlanId[] = PLAN_PARTS.flatMap((part) =>
  (['1', '2'] as const).flatMap((method): PlanId[] => {
    if (part === ONETIME_PART) return [{ part, method, sameTime: false, size: null }];
    const sizes = SIZE_CODES.filter((size) => sizeHasPart(size, part));
    return sizes.map((size) => ({ part, method, sameTime: false, size }));
  }),
);

const WORDS = {
  ja: { lovs: LOVS_JA, methods: { '1': '対面', '2': '非対面' }, sameTime: '集配同時' },
  en: { lovs: LOVS_EN, methods: { '1': 'in person', '2': 'unattended' }, sameTime: 'same-time' },
} as const;

/** `月4バッグ M（80L） 対面`, `4 bags a month M (80L) in person`; same-time plans say so. */
export function planName(plan: PlanId, lang: Lang): string {
  const { lovs, methods, sameTime } = WORDS[lang];
  const part = labelOf(lovs.plan_part, plan.part);
  if (plan.part === ONETIME_PART) return `${labelOf(lovs.size, sizeKeyOf(plan))} ${methods[plan.method]}`;
  const size = plan.part === FIRST_TRIAL_PART ? '' : ` ${labelOf(lovs.size, sizeKeyOf(plan))}`;
  return `${part}${size} ${methods[plan.method]}${plan.sameTime ? ` ${sameTime}` : ''}`;
}

/** The plan list of `GET /masters` in a language. */
export function plansIn(lang: Lang): readonly PlanMaster[] {
  return PLAN_IDS.map((plan) => ({
    plan_id: formatPlanId(plan),
    name: planName(plan, lang),
    price: monthlyPrice(plan),
    price_for_add: priceForAdd(plan),
    size: sizeKeyOf(plan),
    wash_count: washCountOf(plan.part),
  }));
}

export const PLANS = plansIn('ja');
