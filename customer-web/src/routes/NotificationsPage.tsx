import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../components/loading/QueryState';
import { Page } from '../components/page/Page';
import { OwnNotifications } from '../features/notifications/OwnNotifications';
import { useTexts } from '../i18n/texts';
import { ownNotificationsQuery } from '../lib/own-notifications';

export default function NotificationsPage() {
  const { title, lead } = useTexts('notifications');
  return (
    <Page title={title} lead={lead}>
      <QueryState query={useQuery(ownNotificationsQuery)}>
        {(notifications) => <OwnNotifications notifications={notifications} />}
      </QueryState>
    </Page>
  );
}
