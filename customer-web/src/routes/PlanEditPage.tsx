import { QueryState } from '../components/ui/QueryState';
import { PlanEditGate } from '../features/plan/edit/PlanEditGate';
import { useCurrentUser } from '../lib/session/current-user';

export default function PlanEditPage() {
  return <QueryState query={useCurrentUser()}>{(user) => <PlanEditGate user={user} />}</QueryState>;
}
