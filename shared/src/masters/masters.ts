import type { Lang } from '../constants/langs.js';
import type { Lov } from './lov.js';
import { LOVS_EN } from './lovs-en.js';
import { LOVS_JA, type LovName } from './lovs-ja.js';
import { OPERATION_LOVS_JA } from './operation-names-ja.js';
import { type PlanMaster, plansIn } from './plans.js';

/** Raised with every change of the lists, plans or prices, so that clients can keep what they have. */
export const MASTERS_VERSION = '2026-11-1';

export interface Masters {
  readonly version: string;
  readonly lovs: Readonly<Record<LovName | 'operation_type', readonly Lov[]>>;
  readonly plans: readonly PlanMaster[];
  /** `initial_price`: first charge of the first trial, in yen (handbook/plans-and-prices.md). */
  readonly other: { readonly initial_price: number };
}

/** The answer of `GET /masters` in a language; lists that only operators see stay Japanese. */
export function mastersIn(lang: Lang): Masters {
  const lovs = { ...LOVS_JA, operation_type: OPERATION_LOVS_JA, ...(lang === 'en' && LOVS_EN) };
  return { version: MASTERS_VERSION, lovs, plans: plansIn(lang), other: { initial_price: 0 } };
}
