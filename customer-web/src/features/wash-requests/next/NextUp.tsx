import { isOnetime, parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { displayDate } from '@laundry/shared/time/display';
import { type JstDateTime, dateOf, endOfMonth } from '@laundry/shared/time/jst';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { lazily } from '@laundry/web-kit/loading/lazily';
import { Skeleton } from '../../../components/loading/Skeleton';
import { Card } from '../../../components/page/Card';
import { QueryState } from '../../../components/loading/QueryState';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser } from '../../../lib/calls/api-types';
import { useLocationState } from '../../../lib/location-state';
import { PATHS } from '../../../lib/paths';
import { useNow } from '../now';
import { currentRequestsQuery } from '../request-queries';
import { isCustomer } from '../request-setting';
import { nextLeg } from './next-leg';

/** Only for who has asked for something. */
const NextLegCard = lazily(() => import('./NextLegCard'));

/** At the head of the request page: what comes next, and the bags left. While a request is confirmed it makes room. */
export function NextUp({ user }: { user: CurrentUser }) {
  const { next: t } = useTexts('requests');
  const requests = useQuery({ ...currentRequestsQuery, enabled: isCustomer(user) });
  const now = useNow();
  const { step } = useLocationState();
  if (!isCustomer(user) || step !== undefined) return null;
  return (
    <Card title={t.title}>
      <QueryState query={requests} skeletonLines={2}>
        {(rows) => {
          const next = nextLeg(rows);
          if (next === null) return <p className="muted">{t.none}</p>;
          return (
            <>
              <Suspense fallback={<Skeleton lines={2} />}>
                <NextLegCard next={next} now={now} />
              </Suspense>
              <p>
                <Link to={PATHS.currentRequests}>{t.all({ count: rows.length })}</Link>
              </p>
            </>
          );
        }}
      </QueryState>
      <BagsHold user={user} now={now} />
    </Card>
  );
}

/** The bags of a month do not carry over. */
function BagsHold({ user, now }: { user: CurrentUser; now: JstDateTime }) {
  const { next: t } = useTexts('requests');
  const { bags } = useTexts('common');
  const lang = useLang();
  const plan = parsePlanId(user.user_plan.plan_id);
  if (plan === null || isOnetime(plan)) return null;
  const until = displayDate(endOfMonth(dateOf(now)), lang, now);
  return <p className="small">{t.bags_hold({ bags: bags({ count: user.available_request_count }), until })}</p>;
}
