import { QueryState } from '../components/loading/QueryState';
import { PlanEditGate } from '../features/plan/edit/PlanEditGate';
import { RenewCard } from '../features/plan/renew-card/RenewCard';
import { useCurrentUser } from '../lib/session/current-user';

export default function RenewCardPage() {
  return <QueryState query={useCurrentUser()}>{(user) => <PlanEditGate user={user} Form={RenewCard} />}</QueryState>;
}
