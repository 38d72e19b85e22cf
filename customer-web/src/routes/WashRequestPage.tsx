import { Suspense } from 'react';
import { Page } from '../components/page/Page';
import { QueryState } from '../components/loading/QueryState';
import { Skeleton } from '../components/loading/Skeleton';
import { NextUp } from '../features/wash-requests/next/NextUp';
import { WithPageTop } from '../features/wash-requests/page/PageTop';
import { RequestPage } from '../features/wash-requests/page/RequestPage';
import { loadTexts, useTexts } from '../i18n/texts';
import { isActive, useCurrentUser } from '../lib/session/current-user';
import { lazily } from '@laundry/web-kit/loading/lazily';

const RequestGate = lazily(async () => {
  const [file] = await Promise.all([import('../features/account-state/RequestGate'), loadTexts('account_state')]);
  return file;
});

export default function WashRequestPage() {
  const t = useTexts('requests');
  return (
    <Page title={t.booking.title} width="form">
      <QueryState query={useCurrentUser()}>
        {(user) => (
          <WithPageTop>
            <NextUp user={user} />
            {isActive(user) ? (
              <RequestPage user={user} />
            ) : (
              <Suspense fallback={<Skeleton lines={4} />}>
                <RequestGate user={user}>
                  <RequestPage user={user} />
                </RequestGate>
              </Suspense>
            )}
          </WithPageTop>
        )}
      </QueryState>
    </Page>
  );
}
