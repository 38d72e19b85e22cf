import type { PlanId } from '@laundry/shared/rules/plans/plan-id';
import { Suspense } from 'react';
import { QueryState } from '../components/loading/QueryState';
import { Skeleton } from '../components/loading/Skeleton';
import { PlanEdit } from '../features/plan/edit/PlanEdit';
import { PlanEditGate } from '../features/plan/edit/PlanEditGate';
import { WeeklyEffectContext } from '../features/plan/edit/weekly-effect';
import { loadTexts } from '../i18n/texts';
import { lazily } from '@laundry/web-kit/loading/lazily';
import { useCurrentUser } from '../lib/session/current-user';

const WeeklyUnderPlan = lazily(async () => {
  const [file] = await Promise.all([import('../features/wash-requests/weekly/WeeklyUnderPlan'), loadTexts('weekly')]);
  return file;
});

export default function PlanEditPage() {
  return (
    <QueryState query={useCurrentUser()}>
      {(user) => {
        const weeklyUnder = (plan: PlanId) => (
          <Suspense fallback={<Skeleton lines={4} />}>
            <WeeklyUnderPlan user={user} plan={plan} />
          </Suspense>
        );
        return (
          <WeeklyEffectContext value={weeklyUnder}>
            <PlanEditGate user={user} Form={PlanEdit} />
          </WeeklyEffectContext>
        );
      }}
    </QueryState>
  );
}
