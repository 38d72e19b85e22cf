import { Navigate, useLocation, useParams } from 'react-router';
import { LinkButton } from '../components/ui/LinkButton';
import { Page } from '../components/ui/Page';
import { QueryState } from '../components/ui/QueryState';
import { Skeleton } from '../components/ui/Skeleton';
import { Preparing, RegistrationOutcome } from '../features/registration/RegistrationOutcome';
import { TicketExpired } from '../features/registration/TicketExpired';
import { useTicketSession } from '../features/registration/ticket-session';
import { useTexts } from '../i18n/texts';
import { useCurrentUser } from '../lib/current-user';
import { PATHS, registerCompletePath } from '../lib/paths';

/** `preparing` comes from the form: an account without a session, because its card can't be charged yet. */
export default function RegisterCompletePage() {
  const { complete: t } = useTexts('registration');
  const { id = '', paymentMethodId } = useParams();
  const state = useLocation().state as { preparing?: boolean } | null;
  const preparing = state?.preparing === true;
  const { signedIn, failed } = useTicketSession(id, !preparing && paymentMethodId === undefined);
  const user = useCurrentUser();
  if (paymentMethodId !== undefined) return <Navigate to={registerCompletePath(id)} replace />;
  if (signedIn) return <QueryState query={user}>{({ status }) => <RegistrationOutcome status={status} />}</QueryState>;
  if (failed) return <TicketExpired />;
  if (!preparing) return <Skeleton />;
  return (
    <Page title={t.title}>
      <Preparing />
      <div>
        <LinkButton to={PATHS.login} kind="secondary">
          {t.to_login}
        </LinkButton>
      </div>
    </Page>
  );
}
