import { PAGE } from '@laundry/shared/constants/pages';
import { PaymentReturn } from '../components/payment/PaymentReturn';
import { LinkButton } from '../components/buttons/LinkButton';
import { Page } from '../components/page/Page';
import { QueryState } from '../components/loading/QueryState';
import { useAccountState } from '../features/account-state/account-state';
import { Bought } from '../features/buy-bags/Bought';
import { BuyBags } from '../features/buy-bags/BuyBags';
import { useTexts } from '../i18n/texts';
import type { CurrentUser } from '../lib/calls/api-types';
import { useCurrentUser } from '../lib/session/current-user';
import { PATHS } from '../lib/paths';

export default function BuyBagsPage() {
  const t = useTexts('buy_bags');
  const user = useCurrentUser();
  return (
    <PaymentReturn
      pageId={PAGE.extraPurchase}
      title={t.title}
      named
      tryAgain={<LinkButton to={PATHS.buyBags}>{t.again}</LinkButton>}
      otherwise={
        <Page title={t.title}>
          <QueryState query={user}>{(known) => <Allowed user={known} />}</QueryState>
        </Page>
      }
    >
      <Page title={t.title}>
        <Bought bags={user.data && !user.isFetching ? user.data.available_request_count : null} />
      </Page>
    </PaymentReturn>
  );
}

/** What an account lacks stands above every screen: here only that nothing is sold meanwhile. */
function Allowed({ user }: { user: CurrentUser }) {
  const t = useTexts('buy_bags');
  return useAccountState(user) === null ? <BuyBags user={user} /> : <p>{t.blocked}</p>;
}
