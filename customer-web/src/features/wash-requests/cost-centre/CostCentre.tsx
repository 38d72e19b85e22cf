import { costCentreRefusal } from '@laundry/shared/rules/companies/cost-centre';
import { lazily } from '@laundry/web-kit/loading/lazily';
import { Suspense } from 'react';
import type { WashRequest } from '../../../lib/calls/api-types';
import { useCurrentUser } from '../../../lib/session/current-user';

const CostCentreOfRequest = lazily(() => import('./CostCentreOfRequest'));

/** Where the cost centre of a company's request is changed: by its owner, and by whichever of its people booked it. */
export function CostCentre({ row }: { row: WashRequest }) {
  const user = useCurrentUser().data;
  if (user === undefined) return null;
  const refusal = costCentreRefusal({
    is_company: user.is_company,
    clerk_id: user.is_company_clerk ? user.id : null,
    booked_by: row.booked_by?.id ?? null,
    is_bag_delivery: row.is_bag_delivery,
    is_invoiced: row.is_invoiced,
  });
  return (
    refusal === null && (
      <Suspense>
        <CostCentreOfRequest row={row} />
      </Suspense>
    )
  );
}
