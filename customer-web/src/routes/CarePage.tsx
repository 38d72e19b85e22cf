import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../components/loading/QueryState';
import { Page } from '../components/page/Page';
import { CareWishes } from '../features/care/CareWishes';
import { careQuery } from '../features/care/care';
import { useTexts } from '../i18n/texts';
import { useCurrentUser } from '../lib/session/current-user';

export default function CarePage() {
  const { title, lead } = useTexts('care');
  const care = useQuery(careQuery);
  return (
    <Page title={title} lead={lead}>
      <QueryState query={useCurrentUser()}>
        {(user) => <QueryState query={care}>{(wishes) => <CareWishes care={wishes} user={user} />}</QueryState>}
      </QueryState>
    </Page>
  );
}
