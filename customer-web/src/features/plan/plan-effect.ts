import type { PlanId } from '@laundry/shared/rules/plans/plan-id';
import { type ReactNode, createContext, use } from 'react';

/** What a plan to come makes of the customer's weekly schedule and requests, drawn by the page: they are another feature's. */
export const PlanEffectContext = createContext<(plan: PlanId) => ReactNode>(() => null);

export const usePlanEffect = () => use(PlanEffectContext);
