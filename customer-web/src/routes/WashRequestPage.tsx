import { useTexts } from '../i18n/texts';
import { Page } from '../components/ui/Page';

export default function WashRequestPage() {
  const t = useTexts('shell');
  return <Page title={t.nav.wash_request}>{null}</Page>;
}
