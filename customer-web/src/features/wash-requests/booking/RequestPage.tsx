import { isOnetime, parsePlanId, type PlanId } from '@laundry/shared/rules/plan-id';
import type { CurrentUser } from '../../../lib/api-types';
import { useNow } from '../now';
import { isCustomer } from '../request-setting';
import { Booking } from './Booking';
import { OnetimeNotice, RequestBlocked, useBlockedReason } from './RequestBlocked';

/** What staff and admins see, who have no plan of their own. */
const LOOKER_PLAN: PlanId = { part: 't4', method: '1', sameTime: false, size: 'S' };

/** Which request a visitor of the page can make, if any. */
export function RequestPage({ user }: { user: CurrentUser }) {
  const blocked = useBlockedReason(user, useNow());
  const plan = isCustomer(user) ? parsePlanId(user.user_plan.plan_id) : LOOKER_PLAN;
  if (isCustomer(user) && blocked !== null) return <RequestBlocked reason={blocked} />;
  if (plan === null || isOnetime(plan)) return <OnetimeNotice />;
  return <Booking user={user} plan={plan} />;
}
