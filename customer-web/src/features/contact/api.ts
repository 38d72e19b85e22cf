import { queryOptions } from '@tanstack/react-query';
import { answer, client } from '../../lib/calls/api';
import type { ContactBody } from '../../lib/calls/api-types';

/** The same key sends the same question once, however often it is pressed or repeated. */
export const sendContact = (body: ContactBody, idempotencyKey: string) =>
  answer(client.POST('/api/v1/contacts', { body, headers: { 'Idempotency-Key': idempotencyKey } }));

/** What the server alone knows of the masters: the support site. */
export const mastersQuery = queryOptions({
  queryKey: ['masters'],
  queryFn: () => answer(client.GET('/api/v1/masters')),
  staleTime: Infinity,
});
