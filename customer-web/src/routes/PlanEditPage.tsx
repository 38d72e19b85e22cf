import { QueryState } from '../components/loading/QueryState';
import { PlanEdit } from '../features/plan/edit/PlanEdit';
import { PlanEditGate } from '../features/plan/edit/PlanEditGate';
import { PlanEffectContext } from '../features/plan/plan-effect';
import { useCurrentUser } from '../lib/session/current-user';
import { planEffect } from './plan-effect';

export default function PlanEditPage() {
  return (
    <QueryState query={useCurrentUser()}>
      {(user) => (
        <PlanEffectContext value={planEffect(user)}>
          <PlanEditGate user={user} Form={PlanEdit} />
        </PlanEffectContext>
      )}
    </QueryState>
  );
}
