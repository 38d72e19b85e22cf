import { type PlanId, isOnetime } from './plan-id.js';

/** What an area is served with. */
export interface AreaService {
  readonly is_valid_monthly: boolean;
  readonly is_valid_onetime: boolean;
  readonly is_valid_onetime_b: boolean;
}

export type PlanKind = 'monthly' | 'onetime';

/** Whether an area takes a kind of plan: one-time needs type A or B (handbook/requests.md#areas). */
export const isKindServed = (area: AreaService, kind: PlanKind): boolean =>
  kind === 'onetime' ? area.is_valid_onetime || area.is_valid_onetime_b : area.is_valid_monthly;

/** Whether an area takes a plan. */
export const isServed = (area: AreaService | null, plan: PlanId): boolean =>
  area !== null && isKindServed(area, isOnetime(plan) ? 'onetime' : 'monthly');

/** The area as a plan finds it: null where there is none for it. */
export const servedArea = <Area extends AreaService>(area: Area | null, plan: PlanId): Area | null =>
  isServed(area, plan) ? area : null;
