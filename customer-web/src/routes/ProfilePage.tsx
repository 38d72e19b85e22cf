import { Page } from '../components/ui/Page';
import { QueryState } from '../components/ui/QueryState';
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
