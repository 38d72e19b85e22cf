import { queryOptions } from '@tanstack/react-query';
import { answer, client } from '../../lib/calls/api';
import type { OwnSession } from '../../lib/calls/api-types';

/** Where the customer is signed in, this device first. */
export const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: () => answer(client.GET('/api/v1/users/me/sessions')),
});

/** Ends one session; all others but this one without it. */
export const endSession = (session: OwnSession | null) =>
  answer(
    session === null
      ? client.DELETE('/api/v1/users/me/sessions')
      : client.DELETE('/api/v1/users/me/sessions/{id}', { params: { path: { id: session.id } } }),
  );
