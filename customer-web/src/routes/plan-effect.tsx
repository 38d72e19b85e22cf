import { type PlanId, isOnetime } from '@laundry/shared/rules/plans/plan-id';
import { lazily } from '@laundry/web-kit/loading/lazily';
import { Suspense } from 'react';
import { Skeleton } from '../components/loading/Skeleton';
import { AfterMonthly } from '../features/wash-requests/plan-effect/AfterMonthly';
import { loadTexts } from '../i18n/texts';
import type { CurrentUser } from '../lib/calls/api-types';

const WeeklyUnderPlan = lazily(async () => {
  const [file] = await Promise.all([
    import('../features/wash-requests/plan-effect/WeeklyUnderPlan'),
    loadTexts('weekly'),
  ]);
  return file;
});

/** What a plan that begins with the next month makes of what a customer has. */
export const planEffect = (user: CurrentUser) => (plan: PlanId) =>
  isOnetime(plan) ? (
    <AfterMonthly user={user} />
  ) : (
    <Suspense fallback={<Skeleton lines={4} />}>
      <WeeklyUnderPlan user={user} plan={plan} />
    </Suspense>
  );
