import { PAGE } from '@laundry/shared/constants/pages';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { lazily } from '@laundry/web-kit/loading/lazily';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../../components/loading/EmptyState';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { QueryState } from '../../../components/loading/QueryState';
import { loadTexts, useTexts } from '../../../i18n/texts';
import { useCurrentUser } from '../../../lib/session/current-user';
import { PATHS } from '../../../lib/paths';
import { storedPayment } from '../../../lib/payment/open-payment';
import { PagedRows } from '../PagedRows';
import { useNow } from '../now';
import { currentRequestsQuery } from '../request-queries';
import { isOnetimeRow } from '../request-setting';
import { RequestCard } from './RequestCard';

const WaitingForPayment = lazily(async () => {
  const [file] = await Promise.all([import('./WaitingForPayment'), loadTexts('payment')]);
  return file;
});

const HeldRequest = lazily(async () => {
  const [file] = await Promise.all([import('../onetime/hold/HeldRequest'), loadTexts('onetime', 'payment')]);
  return file;
});

const LapsedRequests = lazily(() => import('./LapsedRequests'));

/** Every request that is not delivered yet, with what can still be changed about it. */
export function CurrentRequests() {
  const t = useTexts('currents');
  const now = useNow();
  const requests = useQuery(currentRequestsQuery);
  const user = useCurrentUser().data;
  const mayAsk = user?.status === USER_STATUS.active;
  const paysEach = user?.is_company_clerk === false && isOnetimeRow(user.user_plan);
  const [begun] = useState(storedPayment);
  return (
    <>
      <Suspense>
        {begun?.pageId === PAGE.onetimeRequest ? <WaitingForPayment payment={begun} /> : paysEach && <HeldRequest />}
        <LapsedRequests now={now} />
      </Suspense>
      <QueryState query={requests} skeletonLines={8}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState action={mayAsk && <LinkButton to={PATHS.washRequest}>{t.request}</LinkButton>}>
              {t.empty}
            </EmptyState>
          ) : (
            <>
              <PagedRows rows={rows} label={t.title}>
                {(row) => <RequestCard row={row} of={rows.length} now={now} />}
              </PagedRows>
              {user?.is_company_clerk === false && (
                <p>
                  <Link to={PATHS.calendar}>{t.calendar}</Link>
                </p>
              )}
            </>
          )
        }
      </QueryState>
    </>
  );
}
