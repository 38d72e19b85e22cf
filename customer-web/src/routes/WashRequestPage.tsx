import { Page } from '../components/ui/Page';
import { QueryState } from '../components/ui/QueryState';
import { RequestPage } from '../features/wash-requests/booking/RequestPage';
import { useTexts } from '../i18n/texts';
import { useCurrentUser } from '../lib/current-user';

export default function WashRequestPage() {
  const t = useTexts('requests');
  return (
    <Page title={t.booking.title}>
      <QueryState query={useCurrentUser()}>{(user) => <RequestPage user={user} />}</QueryState>
    </Page>
  );
}
