import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paymentStateQuery } from './payment-query';

/** Yen of the payment that the page's address names, where the customer comes back to from the provider; null without one. */
export function usePaid(): number | null {
  const no = useSearchParams()[0].get('payment');
  const payment = useQuery({ ...paymentStateQuery(no ?? ''), enabled: no !== null });
  return payment.data?.amount ?? null;
}
