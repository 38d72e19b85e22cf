import { REQUEST_TYPE } from '@laundry/shared/constants/progress';
import type { PlanId } from '@laundry/shared/rules/plans/plan-id';
import { Suspense } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { QueryState } from '../../../components/loading/QueryState';
import type { CurrentUser } from '../../../lib/calls/api-types';
import { useNow } from '../now';
import { type RequestSetting, isCustomer, requestContext, requestSettingQuery } from '../request-setting';
import { type Made, madeRequestsQuery } from '../usual/made-requests';
import { NotServed } from '../page/no-request';
import { BookingSteps } from './BookingSteps';

/** A request of a monthly customer; staff and admins may look at it. */
export function Booking({ user, plan }: { user: CurrentUser; plan: PlanId }) {
  const now = useNow();
  const settingQuery = useQuery({ ...requestSettingQuery(user, now), placeholderData: keepPreviousData });
  const made = useQuery(madeRequestsQuery(user));
  const booking = (setting: RequestSetting, before: Made) => {
    const context = requestContext(setting, { user, plan, requestType: REQUEST_TYPE.eachTime, now });
    if (context.area === null && isCustomer(user))
      return (
        <Suspense>
          <NotServed user={user} />
        </Suspense>
      );
    return <BookingSteps user={user} plan={plan} context={context} setting={setting} made={before} />;
  };
  return (
    <QueryState query={settingQuery} skeletonLines={8}>
      {(setting) => (
        <QueryState query={made} skeletonLines={8}>
          {(before) => booking(setting, before)}
        </QueryState>
      )}
    </QueryState>
  );
}
