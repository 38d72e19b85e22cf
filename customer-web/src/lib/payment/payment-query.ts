import { ONETIME_PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import { LIMITS } from '@laundry/shared/constants/limits';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { answer, client } from '../calls/api';
import type { PaymentState } from '../calls/api-types';
import { useSearchParams } from 'react-router';

const UNDECIDED = [PAYMENT_STATE.created, PAYMENT_STATE.waiting, PAYMENT_STATE.unknown] as const;
type UndecidedState = (typeof UNDECIDED)[number];
export type EndedPayment = PaymentState & { state: Exclude<PaymentState['state'], UndecidedState> };

/** The provider's result is not known yet. */
export const isUndecided = (state: string): state is UndecidedState => UNDECIDED.some((known) => known === state);

export const hasEnded = (payment: PaymentState): payment is EndedPayment => !isUndecided(payment.state);

/** Nothing is paid now: the invoice comes later. */
export const isInvoice = (payment: Pick<PaymentState, 'payment_method'> | null | undefined): boolean =>
  payment?.payment_method === ONETIME_PAYMENT_METHOD.deferredInvoice;

/** How far a payment has come; asked again while it is undecided. */
export const paymentStateQuery = (no: string) =>
  queryOptions({
    queryKey: ['payment-state', no],
    queryFn: () => answer(client.GET('/api/v1/payments/state/{no}', { params: { path: { no } } })),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data === undefined || isUndecided(state.data.state) ? LIMITS.paymentPollSeconds * 1000 : false,
  });

/**
 * What a bag costs by hour, weekday and speed of delivery; operators change it. It stands here, because a
 * file of its own is one more name in the lists of what the request page loads first.
 */
export const onetimePricesQuery = queryOptions({
  refetchOnMount: 'always',
  queryKey: ['onetime-prices'],
  queryFn: () => answer(client.GET('/api/v1/onetimePayments')),
});

/** The payment that the page's address names, where the customer comes back to from the provider. */
export function useNamedPayment(): PaymentState | undefined {
  const no = useSearchParams()[0].get('payment');
  return useQuery({ ...paymentStateQuery(no ?? ''), enabled: no !== null }).data;
}

/** Its yen; null without one. */
export const usePaid = (): number | null => useNamedPayment()?.amount ?? null;
