import { Suspense } from 'react';
import { isOnetime, parsePlanId, type PlanId } from '@laundry/shared/rules/plans/plan-id';
import { Skeleton } from '../../../components/loading/Skeleton';
import { loadTexts } from '../../../i18n/texts';
import type { CurrentUser } from '../../../lib/calls/api-types';
import { lazily } from '@laundry/web-kit/loading/lazily';
import { isCustomer } from '../request-setting';
import { Booking } from '../booking/Booking';
import { PlanUnknown } from './no-request';
import { RequestTabs, useTab } from './RequestTabs';

/** What staff and admins see, who have no plan of their own. */
const LOOKER_PLAN: PlanId = { part: 't4', method: '1', sameTime: false, size: 'S' };

/** The schedule arrives when its tab is opened: most visits are for one pickup. */
const WeeklyPage = lazily(async () => {
  const [file] = await Promise.all([import('../weekly/WeeklyPage'), loadTexts('weekly')]);
  return file;
});

const OnetimePage = lazily(async () => {
  const [file] = await Promise.all([
    import('../onetime/OnetimePage'),
    loadTexts('onetime', 'first_request', 'payment', 'usual'),
  ]);
  return file;
});

/** Which request a visitor of the page can make. */
export function RequestPage({ user }: { user: CurrentUser }) {
  const tab = useTab();
  const plan = isCustomer(user) ? parsePlanId(user.user_plan.plan_id) : LOOKER_PLAN;
  if (plan === null)
    return (
      <Suspense>
        <PlanUnknown />
      </Suspense>
    );
  if (isOnetime(plan)) {
    return (
      <Suspense fallback={<Skeleton lines={8} />}>
        <OnetimePage user={user} plan={plan} />
      </Suspense>
    );
  }
  return (
    <>
      <RequestTabs tab={tab} />
      {tab === 'each' ? (
        <Booking user={user} plan={plan} />
      ) : (
        <Suspense fallback={<Skeleton lines={8} />}>
          <WeeklyPage user={user} plan={plan} />
        </Suspense>
      )}
    </>
  );
}
