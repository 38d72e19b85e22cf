import { useParams } from 'react-router';
import { Page } from '../components/page/Page';
import { RequestCancel } from '../features/wash-requests/cancel/RequestCancel';
import { useTexts } from '../i18n/texts';

export default function RequestCancelPage() {
  const { cancel } = useTexts('changes');
  const id = Number(useParams()['id']);
  return (
    <Page title={cancel.title}>
      <RequestCancel key={id} id={id} />
    </Page>
  );
}
