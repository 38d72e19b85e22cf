import { lazily } from '@laundry/web-kit/loading/lazily';
import { Suspense } from 'react';
import type { WashRequest } from '../../../lib/calls/api-types';
import { useCurrentUser } from '../../../lib/session/current-user';

const CostCentreOfRequest = lazily(() => import('./CostCentreOfRequest'));

/** Where the cost centre of a company's request is changed: by its owner, and by whichever of its people booked it. */
export function CostCentre({ row }: { row: WashRequest }) {
  const user = useCurrentUser().data;
  const mayChange = user?.is_company === true && (!user.is_company_clerk || row.booked_by?.id === user.id);
  return (
    mayChange && (
      <Suspense>
        <CostCentreOfRequest row={row} />
      </Suspense>
    )
  );
}
