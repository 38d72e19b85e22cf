import { Navigate } from 'react-router';
import { Page } from '../components/page/Page';
import { FirstRequest } from '../features/wash-requests/onetime/first/FirstRequest';
import { useTexts } from '../i18n/texts';
import { PATHS } from '../lib/paths';
import { useToken } from '../lib/session/session-token';

/** For visitors; a signed-in customer has a form of their own. */
export default function FirstRequestPage() {
  const t = useTexts('first_request');
  if (useToken() !== null) return <Navigate to={PATHS.washRequest} replace />;
  return (
    <Page title={t.title} lead={t.lead}>
      <FirstRequest />
    </Page>
  );
}
