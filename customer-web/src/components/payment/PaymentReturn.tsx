import type { PageId } from '@laundry/shared/constants/pages';
import { PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '@laundry/web-kit/calls/api-error';
import { dropDraft } from '../../lib/form/form-draft';
import { forgetPayment, storedPayment } from '../../lib/payment/open-payment';
import { hasEnded, isUndecided, paymentStateQuery } from '../../lib/payment/payment-query';
import { ErrorState } from '../loading/ErrorState';
import { Page } from '../page/Page';
import { NotPaid } from './NotPaid';
import { PaymentWaiting } from './PaymentWaiting';

interface PaymentReturnProps {
  /** The screen that the payment was begun on; another screen's is none of this one's. */
  pageId: PageId;
  /** Of the page, until the payment is made. */
  title: string;
  /** Where a payment that was not accepted leads, and one that takes long: all that was typed is still there. */
  tryAgain: ReactNode | ((isOver: boolean) => ReactNode);
  /** Above it, until the payment is made. */
  steps?: ReactNode;
  /** The form, to which the page leads back, tells once more that it was not accepted, and forgets it then. */
  keepUntilTold?: boolean;
  /** Only a payment that the address names: the page holds the form, too, which takes up one that was left. */
  named?: boolean;
  /** Without a payment of this screen; what stands for one that is made, unless said otherwise. */
  otherwise?: ReactNode;
  children: ReactNode;
}

/** Where the customer comes back to from the provider, also in another tab: the screen's own words once it is paid. */
export function PaymentReturn({ children, named = false, otherwise = children, ...props }: PaymentReturnProps) {
  const inAddress = useSearchParams()[0].get('payment');
  const [kept] = useState(storedPayment);
  const no = inAddress ?? (!named && kept?.pageId === props.pageId ? kept.no : null);
  return no === null ? otherwise : <Returned {...props} no={no} otherwise={otherwise} done={children} />;
}

interface ReturnedProps extends Omit<PaymentReturnProps, 'children' | 'named' | 'otherwise'> {
  no: string;
  otherwise: ReactNode;
  done: ReactNode;
}

function Returned({ no, pageId, title, tryAgain, steps, keepUntilTold = false, otherwise, done }: ReturnedProps) {
  const { data, error, refetch } = useQuery(paymentStateQuery(no));
  const unknown = error instanceof ApiError && error.status === 404;
  const mine = data?.page_id === pageId;
  const again = (isOver: boolean) => (typeof tryAgain === 'function' ? tryAgain(isOver) : tryAgain);
  useEndOf(no, mine ? data.state : undefined, keepUntilTold);
  if (unknown || (data !== undefined && !mine)) return otherwise;
  if (data?.state === PAYMENT_STATE.settled && !data.refund_needed) return done;
  return (
    <Page title={title}>
      {steps}
      {data === undefined && error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data === undefined || !hasEnded(data) ? (
        <PaymentWaiting payment={data} tryAgain={again(false)} />
      ) : (
        <NotPaid payment={data}>{again(true)}</NotPaid>
      )}
    </Page>
  );
}

/** Forgets a payment that is over, and reloads what a settled one has changed: bags, requests, the account. */
function useEndOf(no: string, state: string | undefined, keepUntilTold: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (state === undefined || isUndecided(state)) return;
    const kept = storedPayment();
    const isSettled = state === PAYMENT_STATE.settled;
    if (kept?.no === no && (isSettled || !keepUntilTold)) {
      forgetPayment();
      if (isSettled && kept.draft !== null) dropDraft(kept.draft);
    }
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'payment-state' });
  }, [no, state, keepUntilTold, queries]);
}
