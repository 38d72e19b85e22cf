import { Page } from '../components/ui/Page';
import { UsageHistory } from '../features/wash-requests/history/UsageHistory';
import { useTexts } from '../i18n/texts';

export default function HistoryPage() {
  const { history } = useTexts('requests');
  return (
    <Page title={history.title} lead={history.lead}>
      <UsageHistory />
    </Page>
  );
}
