import { Page } from '../components/page/Page';
import { QueryState } from '../components/loading/QueryState';
import { Withdrawal } from '../features/withdrawal/Withdrawal';
import { useTexts } from '../i18n/texts';
import { useCurrentUser } from '../lib/session/current-user';

export default function WithdrawalPage() {
  const t = useTexts('withdrawal');
  return (
    <Page title={t.title}>
      <QueryState query={useCurrentUser()}>{(user) => <Withdrawal user={user} />}</QueryState>
    </Page>
  );
}
