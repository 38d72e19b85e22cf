import { type PlanTerms, planToCome } from '@laundry/shared/rules/plans/plan-to-come';
import type { CurrentUser } from '../calls/api-types';

/** What the signed-in customer will have next month. */
export const planToComeOf = ({ user_plan, ...user }: CurrentUser): PlanTerms => planToCome({ ...user, ...user_plan });
