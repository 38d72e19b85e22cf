import { QueryState } from '../components/loading/QueryState';
import { Page } from '../components/page/Page';
import { Payments } from '../features/payments/Payments';
import { useTexts } from '../i18n/texts';
import { useCurrentUser } from '../lib/session/current-user';

export default function PaymentsPage() {
  const t = useTexts('payments');
  return (
    <Page title={t.title} lead={t.lead}>
      <QueryState query={useCurrentUser()}>{(user) => <Payments user={user} />}</QueryState>
    </Page>
  );
}
