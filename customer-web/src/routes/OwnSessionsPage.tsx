import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../components/loading/QueryState';
import { Page } from '../components/page/Page';
import { OwnSessions } from '../features/sessions/OwnSessions';
import { ownSessionsQuery } from '../features/sessions/own-sessions';
import { useTexts } from '../i18n/texts';

export default function OwnSessionsPage() {
  const { title } = useTexts('sessions');
  return (
    <Page title={title}>
      <QueryState query={useQuery(ownSessionsQuery)}>{(sessions) => <OwnSessions sessions={sessions} />}</QueryState>
    </Page>
  );
}
