import { Navigate, useParams } from 'react-router';
import { Card } from '../components/ui/Card';
import { DescriptionList } from '../components/ui/DescriptionList';
import { LinkButton } from '../components/ui/LinkButton';
import { Page } from '../components/ui/Page';
import { QueryState } from '../components/ui/QueryState';
import { Skeleton } from '../components/ui/Skeleton';
import { TicketExpired } from '../features/registration/complete/TicketExpired';
import { useTicketSession } from '../features/registration/complete/ticket-session';
import { trackingId } from '../features/registration/complete/tracking-id';
import { useTexts } from '../i18n/texts';
import { useCurrentUser } from '../lib/current-user';
import { PATHS, onetimeRegisterCompletePath } from '../lib/paths';

export default function OnetimeRegisterCompletePage() {
  const { onetime_complete: t } = useTexts('registration');
  const { id = '', paymentMethodId } = useParams();
  const { signedIn, failed } = useTicketSession(id, paymentMethodId === undefined);
  const user = useCurrentUser();
  if (paymentMethodId !== undefined) return <Navigate to={onetimeRegisterCompletePath(id)} replace />;
  if (failed && !signedIn) return <TicketExpired />;
  if (!signedIn) return <Skeleton />;
  return (
    <QueryState query={user}>
      {(known) => (
        <Page title={t.title} lead={t.lead}>
          <Card>
            <DescriptionList items={[{ term: t.tracking, detail: trackingId(known) }]} />
            <LinkButton to={PATHS.washRequest} wide>
              {t.to_request}
            </LinkButton>
          </Card>
        </Page>
      )}
    </QueryState>
  );
}
