import { REQUEST_TYPE } from '@laundry/shared/constants/progress';
import type { PlanId } from '@laundry/shared/rules/plans/plan-id';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { QueryState } from '../../../components/loading/QueryState';
import type { CurrentUser } from '../../../lib/calls/api-types';
import { useNow } from '../now';
import { type RequestSetting, isCustomer, requestContext, requestSettingQuery } from '../request-setting';
import { BookingSteps } from './BookingSteps';
import { NotServed } from '../page/NotServed';

/** A request of a monthly customer; staff and admins may look at it. */
export function Booking({ user, plan }: { user: CurrentUser; plan: PlanId }) {
  const now = useNow();
  const setting = useQuery({ ...requestSettingQuery(user, now), placeholderData: keepPreviousData });
  const booking = (known: RequestSetting) => {
    const context = requestContext(known, { user, plan, requestType: REQUEST_TYPE.eachTime, now });
    if (context.area === null && isCustomer(user)) return <NotServed user={user} />;
    return <BookingSteps user={user} plan={plan} context={context} setting={known} />;
  };
  return (
    <QueryState query={setting} skeletonLines={8}>
      {booking}
    </QueryState>
  );
}
