import { Page } from '../components/page/Page';
import { QueryState } from '../components/loading/QueryState';
import { ProfileView } from '../features/profile/ProfileView';
import { useTexts } from '../i18n/texts';
import { useCurrentUser } from '../lib/session/current-user';

export default function ProfilePage() {
  const { profile } = useTexts('account');
  return (
    <Page title={profile.title}>
      <QueryState query={useCurrentUser()}>{(user) => <ProfileView user={user} />}</QueryState>
    </Page>
  );
}
