import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { lazily } from '@laundry/web-kit/loading/lazily';
import { Skeleton } from '../../../components/loading/Skeleton';
import { Card } from '../../../components/page/Card';
import { QueryState } from '../../../components/loading/QueryState';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser } from '../../../lib/calls/api-types';
import { useLocationState } from '../../../lib/location-state';
import { PATHS } from '../../../lib/paths';
import { useNow } from '../now';
import { currentRequestsQuery, heldQuery, lapsedQuery } from '../request-queries';
import { isCustomer, isOnetimeRow } from '../request-setting';
import { nextLeg } from './next-leg';
import { useBagsHold } from './use-bags-hold';

/** Only for who has asked for something. */
const NextLegCard = lazily(() => import('./NextLegCard'));
/** ms; what can be used at once comes first. */
const KEPT_AFTER = 1_000;
/** Without a line it does not come, and nothing is missing on the screen. */
const KeepNext = lazily(async () => {
  await new Promise((resolve) => setTimeout(resolve, KEPT_AFTER));
  return import('../offline/KeepNext').catch(() => ({ default: () => null }));
});

/**
 * At the head of the request page: what comes next, what was cancelled automatically, and the bags left. While a request is
 * confirmed it makes room, and where all there is waits for its payment, of which the page tells first.
 */
export function NextUp({ user }: { user: CurrentUser }) {
  const { next: t } = useTexts('requests');
  const requests = useQuery({ ...currentRequestsQuery, enabled: isCustomer(user) });
  const lapsed = useQuery({ ...lapsedQuery, enabled: isCustomer(user) });
  const held = useQuery({ ...heldQuery, enabled: isOnetimeRow(user.user_plan) });
  const now = useNow();
  const bags = useBagsHold(user, now);
  const { step } = useLocationState();
  if (!isCustomer(user) || step !== undefined) return null;
  const next = requests.data && nextLeg(requests.data);
  const hasLapsed = lapsed.data?.[0] !== undefined;
  return (
    <div hidden={next === null && !hasLapsed && held.data?.[0] !== undefined}>
      <Card title={t.title}>
        <QueryState query={[held, lapsed].find(({ isLoading }) => isLoading) ?? requests} skeletonLines={2}>
          {(rows) => (
            <>
              <Suspense>
                <KeepNext next={next ?? null} user={user} readAt={requests.dataUpdatedAt} />
              </Suspense>
              {next ? (
                <>
                  <Suspense fallback={<Skeleton lines={2} />}>
                    <NextLegCard next={next} now={now} />
                  </Suspense>
                  <p>
                    <Link to={PATHS.currentRequests}>{t.all({ count: rows.length })}</Link>
                  </p>
                </>
              ) : (
                <p className="muted">{t.none}</p>
              )}
            </>
          )}
        </QueryState>
        {hasLapsed && (
          <p>
            <Link to={PATHS.currentRequests}>{t.lapsed}</Link>
          </p>
        )}
        {bags && <p className="small">{bags}</p>}
      </Card>
    </div>
  );
}
