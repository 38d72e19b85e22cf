import { PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { isOnetime, parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { Skeleton } from '../../components/loading/Skeleton';
import type { CurrentUser } from '../../lib/calls/api-types';
import { PATHS } from '../../lib/paths';
import { AccountStateAlert } from './AccountStateAlert';
import { SuspendedCardModal } from './SuspendedCardModal';
import { useAccountState } from './account-state';

/**
 * Before the form of a request: who has not paid is led to the payment, who is suspended is told so in its
 * place, whoever else cannot ask is led to their requests.
 */
export default function RequestGate({ user, children }: { user: CurrentUser; children: ReactNode }) {
  const state = useAccountState(user);
  switch (state) {
    case null:
      return children;
    case 'unknown':
      return <Skeleton lines={4} />;
    case 'suspended_card':
    case 'suspended':
      return (
        <>
          <AccountStateAlert state={state} />
          {state === 'suspended_card' && paysMonthlyByCard(user) && <SuspendedCardModal />}
        </>
      );
    case 'provisional':
      return <Navigate to={PATHS.planEdit} replace />;
    case 'under_review':
    case 'rejected':
    case 'withdrawn':
      return <Navigate to={PATHS.currentRequests} replace />;
  }
}

function paysMonthlyByCard({ user_plan, payment_method_id }: CurrentUser): boolean {
  const plan = parsePlanId(user_plan.plan_id);
  return plan !== null && !isOnetime(plan) && payment_method_id === PAYMENT_METHOD.creditCard;
}
