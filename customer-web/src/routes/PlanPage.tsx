import { Page } from '../components/ui/Page';
import { QueryState } from '../components/ui/QueryState';
import { PlanView } from '../features/plan/PlanView';
import { useTexts } from '../i18n/texts';
import { useCurrentUser } from '../lib/current-user';

export default function PlanPage() {
  const { plan } = useTexts('account');
  return (
    <Page title={plan.title}>
      <QueryState query={useCurrentUser()}>{(user) => <PlanView user={user} />}</QueryState>
    </Page>
  );
}
