import { USER_STATUS } from '@laundry/shared/constants/user-status';
import type { PlanCustomer } from '@laundry/shared/rules/plans/plan-change';
import { useEffect, useRef, useState } from 'react';
import type { CurrentUser } from '../../../lib/calls/api-types';
import { useLocationState } from '../../../lib/location-state';
import { storedPayment } from '../../../lib/payment/open-payment';
import { plannedChange } from './planned-change';
import type { usePlanEdit } from './use-plan-edit';

/** Of the way back to a plan whose payment was not accepted. */
export const PAYS_AGAIN = { paysAgain: true } as const;

/**
 * Who has registered and not given a card, and whose card was refused, chose a plan already: the payment is what comes
 * first, unless one is under way. True until it is there; who goes back from it finds the form.
 */
export function useStraightToPayment(
  user: CurrentUser,
  customer: PlanCustomer,
  { form, confirming, draft, confirm }: ReturnType<typeof usePlanEdit>,
): boolean {
  const { paysAgain } = useLocationState();
  const [wanted] = useState(() => {
    const isOpen = storedPayment()?.draft === draft;
    const card = plannedChange(form.getValues(), user, customer)?.course.card ?? null;
    return (isUnpaid(user) || paysAgain === true) && !isOpen && card !== null;
  });
  const [arrived, setArrived] = useState(false);
  if (confirming !== null && !arrived) setArrived(true);
  const begun = useRef(false);
  useEffect(() => {
    if (!wanted || begun.current) return;
    begun.current = true;
    confirm(form.getValues());
  }, [wanted, form, confirm]);
  return wanted && !arrived;
}

export const isUnpaid = ({ status }: Pick<CurrentUser, 'status'>): boolean => status === USER_STATUS.provisional;
