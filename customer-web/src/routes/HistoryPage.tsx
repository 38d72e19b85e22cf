import { Page } from '../components/page/Page';
import { UsageHistory } from '../features/wash-requests/history/UsageHistory';
import { useTexts } from '../i18n/texts';

export default function HistoryPage() {
  const t = useTexts('history');
  return (
    <Page title={t.title} lead={t.lead}>
      <UsageHistory />
    </Page>
  );
}
