import { REQUEST_TYPE, type RequestType } from '@laundry/shared/constants/progress';
import { parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryState } from '../../../components/loading/QueryState';
import type { CurrentUser, WashRequest } from '../../../lib/calls/api-types';
import { useCurrentUser } from '../../../lib/session/current-user';
import { RequestGone } from '../RequestGone';
import { useNow } from '../now';
import { currentRequestsQuery } from '../request-queries';
import { requestContext, requestSettingQuery } from '../request-setting';
import { ChangeSteps } from './ChangeSteps';

/** A change of one of the customer's current requests. */
export function RequestChange({ id }: { id: number }) {
  const user = useCurrentUser();
  const requests = useQuery(currentRequestsQuery);
  const [changed, setChanged] = useState<WashRequest | null>(null);
  return (
    <QueryState query={user}>
      {(known) => (
        <QueryState query={requests} skeletonLines={8}>
          {(rows) => {
            const row = rows.find((one) => one.id === id) ?? changed;
            return row ? <RowChange user={known} row={row} onChanged={setChanged} /> : <RequestGone />;
          }}
        </QueryState>
      )}
    </QueryState>
  );
}

interface RowChangeProps {
  user: CurrentUser;
  row: WashRequest;
  onChanged: (row: WashRequest) => void;
}

/** The rules of the plan hold under which the request was made. */
function RowChange({ user, row, onChanged }: RowChangeProps) {
  const now = useNow();
  const settingQuery = useQuery({ ...requestSettingQuery(user, now), placeholderData: keepPreviousData });
  const plan = parsePlanId(row.plan_id);
  if (plan === null) return <RequestGone />;
  return (
    <QueryState query={settingQuery} skeletonLines={8}>
      {(setting) => {
        const context = requestContext(setting, { user, plan, requestType: requestTypeOf(row), now });
        return (
          <ChangeSteps user={user} row={row} context={context} onChanged={onChanged} pickupDays={setting.pickupDays} />
        );
      }}
    </QueryState>
  );
}

/** The API's type is any text. */
const requestTypeOf = ({ request_type }: WashRequest): RequestType =>
  request_type === REQUEST_TYPE.weekly ? REQUEST_TYPE.weekly : REQUEST_TYPE.eachTime;
