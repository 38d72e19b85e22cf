import { isOnetime, parsePlanId } from '../plans/plan-id.js';

/** Whether an account may have people who book for it: a company's, on a monthly plan. */
export function mayHavePeople(account: { readonly is_company: boolean; readonly plan_id: string }): boolean {
  const plan = parsePlanId(account.plan_id);
  return account.is_company && plan !== null && !isOnetime(plan);
}
