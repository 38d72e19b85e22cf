import { Page } from '../components/page/Page';
import { QueryState } from '../components/loading/QueryState';
import { PlanChangeSection } from '../features/plan/PlanChangeSection';
import { PlanView } from '../features/plan/PlanView';
import { WithdrawalSection } from '../features/withdrawal/WithdrawalSection';
import { useTexts } from '../i18n/texts';
import { useCurrentUser } from '../lib/session/current-user';

export default function PlanPage() {
  const { plan } = useTexts('account');
  return (
    <Page title={plan.title}>
      <QueryState query={useCurrentUser()}>
        {(user) => (
          <>
            <PlanView user={user} />
            {user.withdrawal_dt === null && (
              <>
                <PlanChangeSection user={user} />
                <WithdrawalSection />
              </>
            )}
          </>
        )}
      </QueryState>
    </Page>
  );
}
