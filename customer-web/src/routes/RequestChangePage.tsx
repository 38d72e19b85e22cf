import { useParams } from 'react-router';
import { Page } from '../components/page/Page';
import { RequestChange } from '../features/wash-requests/change/RequestChange';
import { useTexts } from '../i18n/texts';

export default function RequestChangePage() {
  const { change } = useTexts('changes');
  const id = Number(useParams()['id']);
  return (
    <Page title={change.title}>
      <RequestChange key={id} id={id} />
    </Page>
  );
}
