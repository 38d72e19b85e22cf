import { useParams } from 'react-router';
import { Page } from '../components/page/Page';
import { Visit } from '../features/wash-requests/visit/Visit';
import { useTexts } from '../i18n/texts';

export default function VisitPage() {
  const t = useTexts('visit');
  const secret = useParams()['secret'] ?? '';
  return (
    <Page title={t.title} width="narrow">
      <Visit key={secret} secret={secret} />
    </Page>
  );
}
