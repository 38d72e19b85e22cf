import type { OnetimePriceRow } from '@laundry/shared/rules/onetime/onetime-request';
import type { PlanId } from '@laundry/shared/rules/plans/plan-id';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { OpenPaymentGate } from '../../../components/payment/OpenPaymentGate';
import { QueryState } from '../../../components/loading/QueryState';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser, WashRequest } from '../../../lib/calls/api-types';
import { onetimePricesQuery } from '../../../lib/payment/payment-query';
import { NotServed } from '../page/no-request';
import { useNow } from '../now';
import { heldQuery } from '../request-queries';
import { type PickupSetting, type RequestSetting, requestSettingQuery } from '../request-setting';
import { madeRequestsQuery } from '../usual/made-requests';
import { OnetimeSteps } from './OnetimeSteps';
import { useEndHold } from './hold/use-end-hold';
import { onetimeContext } from './onetime-context';
import { onetimeDraft } from './use-onetime';

/** The one form of a customer who pays for each request. */
export default function OnetimePage({ user, plan }: { user: CurrentUser; plan: PlanId }) {
  const t = useTexts('onetime');
  const { bags } = useTexts('common');
  const { title } = useTexts('requests').booking;
  const now = useNow();
  const ending = useEndHold();
  const settingQuery = useQuery({ ...requestSettingQuery(user, now), placeholderData: keepPreviousData });
  const prices = useQuery(onetimePricesQuery);
  const made = useQuery(madeRequestsQuery(user));
  const held = useQuery(heldQuery);
  const form = (
    setting: PickupSetting & RequestSetting,
    rows: readonly OnetimePriceRow[],
    before: readonly WashRequest[],
  ) => {
    const context = onetimeContext(setting, rows, { user, now });
    if (context.area === null) return <NotServed user={user} />;
    return <OnetimeSteps user={user} plan={plan} context={context} setting={setting} made={before} />;
  };
  return (
    <OpenPaymentGate
      draft={onetimeDraft(user)}
      what={(count) => (count === undefined ? title : t.what({ bags: bags({ count }) }))}
      held={t.held}
      ending={ending}
      isToldByForm
    >
      <QueryState query={settingQuery} skeletonLines={8}>
        {(setting) => (
          <QueryState query={prices} skeletonLines={8}>
            {(rows) => (
              <QueryState query={made} skeletonLines={8}>
                {(before) => (
                  <QueryState query={held} skeletonLines={8}>
                    {(waiting) => form({ ...setting, held: pickupsOf(waiting) }, rows, before.rows)}
                  </QueryState>
                )}
              </QueryState>
            )}
          </QueryState>
        )}
      </QueryState>
    </OpenPaymentGate>
  );
}

const pickupsOf = (requests: readonly WashRequest[]) => new Set(requests.map(({ sched_pickup_dt }) => sched_pickup_dt));
