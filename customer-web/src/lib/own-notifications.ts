import { queryOptions } from '@tanstack/react-query';
import { answer, client } from './calls/api';

/** How the customer is told of something beside the mails. */
export const ownNotificationsQuery = queryOptions({
  queryKey: ['own-notifications'],
  queryFn: () => answer(client.GET('/api/v1/users/me/notifications')),
});
