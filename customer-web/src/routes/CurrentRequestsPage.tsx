import { Page } from '../components/page/Page';
import { CurrentRequests } from '../features/wash-requests/currents/CurrentRequests';
import { useTexts } from '../i18n/texts';

export default function CurrentRequestsPage() {
  const { currents } = useTexts('requests');
  return (
    <Page title={currents.title} lead={currents.lead}>
      <CurrentRequests />
    </Page>
  );
}
