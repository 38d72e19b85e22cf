import { Page } from '../components/page/Page';
import { CurrentRequests } from '../features/wash-requests/currents/CurrentRequests';
import { useTexts } from '../i18n/texts';

export default function CurrentRequestsPage() {
  const { title, lead } = useTexts('currents');
  return (
    <Page title={title} lead={lead}>
      <CurrentRequests />
    </Page>
  );
}
