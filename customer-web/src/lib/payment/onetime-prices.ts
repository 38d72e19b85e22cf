import { queryOptions } from '@tanstack/react-query';
import { answer, client } from '../calls/api';

/** What a bag costs by hour, weekday and speed of delivery; operators change it. */
export const onetimePricesQuery = queryOptions({
  refetchOnMount: 'always',
  queryKey: ['onetime-prices'],
  queryFn: () => answer(client.GET('/api/v1/onetimePayments')),
});
