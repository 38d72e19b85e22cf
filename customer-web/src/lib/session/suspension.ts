import { queryOptions } from '@tanstack/react-query';
import { answer, client } from '../calls/api';

/** Why a customer is suspended, and what is owed before the service goes on. */
export const suspensionQuery = queryOptions({
  // An operator or a payment may end a suspension meanwhile: it is read anew whenever a screen opens.
  refetchOnMount: 'always',
  queryKey: ['suspension'],
  queryFn: () => answer(client.GET('/api/v1/stoppedUserInfos')),
});
