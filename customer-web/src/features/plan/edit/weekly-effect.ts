import type { PlanId } from '@laundry/shared/rules/plans/plan-id';
import { type ReactNode, createContext, use } from 'react';

/** What a monthly plan makes of the customer's weekly schedule, drawn by the page: the schedule is another feature's. */
export const WeeklyEffectContext = createContext<(plan: PlanId) => ReactNode>(() => null);

export const useWeeklyEffect = () => use(WeeklyEffectContext);
